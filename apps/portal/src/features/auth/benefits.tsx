import { BenefitsList } from './benefits-list.tsx';
import { ProductPicture } from './product-picture.tsx';

/** The column beside the form on every page before login. */
export function Benefits() {
  return (
    <>
      <ProductPicture />
      <BenefitsList />
    </>
  );
}
