/** Stands in a preview for nobody. */
export const samplePerson = 'George Cimafranca Palomero, Jr';
