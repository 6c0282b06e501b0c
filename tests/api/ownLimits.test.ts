/** The figure that a clinician gave, from the settings to the page of a recipe. */
import { expect, test } from 'vitest';
import { onOneDatabase, signUp, startServer } from './support.ts';

onOneDatabase((engine) => {
  const limitsWith = async (sicknessType: string) => {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    await person.call('PUT', '/api/settings', {
      hasSickness: true,
      sicknessType,
      answers: { 'heart_failure-fluid': 'Yes' },
      health_consent_at: 1,
    });
    const { status, body } = await person.call('GET', '/api/recipes/jollof-rice');
    expect(status).toBe(200);
    return body.recipe;
  };
  const sodiumIn = ({ limits }: { limits: { quantity: string }[] }) =>
    limits.find(({ quantity }) => quantity === 'sodium_mg');

  test('KIT-05 a recipe is counted against the own figure, and is not called unknown for it', async () => {
    const recipe = await limitsWith('heart failure, 1.5 g sodium, fluid limit 1.5 l, furosemide');
    expect(sodiumIn(recipe)).toMatchObject({ dayMax: 1500, condition: 'Your own limit' });
    expect(JSON.stringify(recipe.safety)).not.toContain('did not understand');
  });

  test('KIT-05 the limit of the condition stays where the own figure is looser', async () => {
    const recipe = await limitsWith('heart failure, 4 g sodium');
    expect(sodiumIn(recipe)).toMatchObject({ dayMax: 2000, condition: 'Heart failure' });
  });

  test('KIT-05 what was understood is told with the words, and an answer given before stays in sight', async () => {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    const { body } = await person.call('POST', '/api/conditions/understand', {
      text: 'heart failure, 1.5 g sodium',
      answers: { 'heart_failure-fluid': 'Yes' },
    });
    expect(body.unknown).toEqual([]);
    expect(body.notes.map(({ text }: { text: string }) => text)).toContain(
      'Sodium: at most 1,500 mg a day, as you told us.',
    );
    expect(body.questions).toEqual([]);
    expect(body.settled).toMatchObject([{ id: 'heart_failure-fluid', choices: ['No', 'Yes'] }]);
  });
});
