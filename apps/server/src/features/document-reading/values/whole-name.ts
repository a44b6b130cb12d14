/** Given names, a middle initial and a surname. */
export const wholeName = /^\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*\s\p{Lu}\.\s\p{Lu}[\p{L}-]+$/u;
