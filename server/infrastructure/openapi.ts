// The description of the API, made from the contract's own schemas.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Failure } from '../../contract/common.ts';
import { apiTokens, product } from '../../contract/constants.ts';
import { tokenScopes } from '../../domain/tokenScopes.ts';

const photo = {
  type: 'string',
  format: 'binary',
  description: 'PNG, JPG or JPEG up to 10 MB',
} as const;

export async function openapi(app: FastifyInstance): Promise<void> {
  // By its id every call refers to the one Failure instead of repeating it.
  if (!z.globalRegistry.has(Failure)) z.globalRegistry.add(Failure, { id: 'Failure' });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: product,
        version: '1',
        description: 'Calls marked `x-status: planned` have their shape and answer 501.',
      },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The access token of a session, as `logIn` answers it.',
          },
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'pw_…',
            description: `A personal token, made in Settings, on the calls that name it here, with the scope that stands beside it: ${tokenScopes.join(', ')}. ${apiTokens.calls} calls an hour.`,
          },
          cookie: { type: 'apiKey', in: 'cookie', name: 'platewise_session' },
        },
      },
    },
    transform: ({ schema, ...route }) => {
      const transformed = jsonSchemaTransform({ schema, ...route });
      return schema?.consumes?.includes('multipart/form-data')
        ? { ...transformed, schema: withPhoto(transformed.schema) }
        : transformed;
    },
    transformObject: jsonSchemaTransformObject,
  });
}

/** Files travel beside the fields that the contract's schema names. */
function withPhoto<Schema extends { body?: unknown }>(schema: Schema): Schema {
  const body = schema.body as { properties?: Record<string, unknown> } | undefined;
  if (!body?.properties || !('image_or_ingredient_list' in body.properties)) return schema;
  return { ...schema, body: { ...body, properties: { ...body.properties, image: photo } } };
}
