export const openPages: readonly string[];
export const pagesBehindLogin: readonly string[];
