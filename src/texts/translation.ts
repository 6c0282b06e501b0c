/** The same tree in another language: a text that is missing, or that English does not have, does not compile. `tone` is no text. */
export type Translation<English> = English extends string
  ? string
  : English extends undefined
    ? undefined
    : English extends readonly unknown[]
      ? { readonly [Place in keyof English]: Translation<English[Place]> }
      : {
          readonly [Key in keyof English as Key extends 'tone' ? never : Key]: Translation<
            English[Key]
          >;
        };
