/** The signed-in person, as browser storage keeps them (SES-01). */
export interface Person {
  uid: string;
  id: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
}

export interface StoredSession {
  token: string;
  person: Person;
}
