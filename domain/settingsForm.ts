// What of the settings form is health information, which is stored with consent alone.

interface HealthFields {
  /** null: not answered yet. */
  readonly hasSickness: boolean | null;
  readonly allergens: readonly string[];
  /** Why a food is left out nobody asks: it may be an allergy. */
  readonly avoided: string;
  readonly weight: string;
  readonly energy: string;
}
interface HouseholdFields {
  readonly diets: unknown;
  readonly people: unknown;
  readonly units: unknown;
  readonly country: unknown;
  readonly appearance: unknown;
}

const isBlank = (text: string): boolean => text.trim() === '';

const holdsHealth = ({ hasSickness, allergens, avoided, weight, energy }: HealthFields): boolean =>
  hasSickness === true || allergens.length > 0 || ![avoided, weight, energy].every(isBlank);

/** Whether something in it waits for the person's consent. */
export const isWithoutConsent = (form: HealthFields & { readonly hasConsent: boolean }): boolean =>
  !form.hasConsent && holdsHealth(form);

/** What may be stored without consent: the health fields stay as they are stored. */
export function withoutNewHealth<Form extends HealthFields & HouseholdFields>(
  form: Form,
  stored: Form,
): Form {
  const { diets, people, units, country, appearance } = form;
  return { ...stored, diets, people, units, country, appearance };
}

/** How it is told that the form is stored: also that something in it is asked or not understood. */
export const savedCode = ({
  isOpen = false,
}: {
  readonly outcome: string;
  readonly isOpen?: boolean;
}) => (isOpen ? ('settings.savedOpen' as const) : ('settings.saved' as const));
