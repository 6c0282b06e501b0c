import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { servicePaths } from './contract/calls.ts';
import { nameChunks } from './scripts/build/chunks.ts';
import { leanCharts } from './scripts/build/leanCharts.ts';
import { drawPages } from './scripts/build/pages.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { staticStyles } from './scripts/build/staticStyles.ts';

/** Where `npm run dev` puts the services; the page itself comes from Vite. */
const services = process.env['DEV_SERVICES_URL'] ?? 'http://127.0.0.1:3001';
const flows = process.env['DEV_FLOWS_URL'] ?? 'http://127.0.0.1:3002';

export default defineConfig({
  plugins: [leanCharts(), staticStyles(), react(), drawPages(), serviceWorker(), precompress()],
  // React has what this stands in for.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    // One sheet, linked in the page: a screen's own would be found only after its script.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Every page carries the names of all scripts, and a hash does not compress: seven letters tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'by feature', name: nameChunks(import.meta.dirname) }],
        },
      },
      treeshake: {
        // Emotion brings these two for a function that nobody here calls; being CommonJS, they do not
        // say of themselves that they may go. 0.7 kB of every first visit.
        moduleSideEffects: (id) => !/node_modules\/(?:hoist-non-react-statics|react-is)\//.test(id),
        propertyReadSideEffects: false,
      },
    },
  },
  server: {
    strictPort: true,
    // Files that tests or the data folder write are no reason to reload the page.
    watch: {
      ignored: [
        '**/.stryker-tmp/**',
        '**/data/**',
        '**/reports/**',
        '**/coverage/**',
        '**/docs/**',
        '**/tests/**',
      ],
    },
    proxy: Object.fromEntries([
      ...['/api', ...servicePaths].map((path) => [`^${path}(?:[/?]|$)`, services] as const),
      ['^/flows(?:[/?]|$)', flows] as const,
    ]),
  },
});

/**
 * Puts a brotli and a gzip copy beside each text file of the build, which the server then sends
 * as they are. Later plugins still write files when the bundle closes, so this one comes last.
 */
function precompress(): Plugin {
  const text = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest', '.wasm']);
  const smallest = 400; // bytes; below it the saving is lost in the packet
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!existsSync(folder)) return; // the build has failed and says why
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name);
          // The server completes the pages, so it compresses them too.
          if (
            !entry.isFile() ||
            !text.has(extname(entry.name)) ||
            file.startsWith(join(folder, 'pages'))
          )
            continue;
          const bytes = readFileSync(file);
          if (bytes.length < smallest) continue;
          const best = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: best }));
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
        }
      },
    },
  };
}
