/** Given names, the initial of the middle name and a surname. */
export const wholeName = /^\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*\s\p{Lu}\.\s\p{Lu}[\p{L}-]+$/u;
