import { structureSvg } from '../../../drawing/structure-svg.ts';
import { dangerousGoodsOf } from '../../../records/facts/transport-facts.ts';
import { IDENTITY_HEADING, structureAlternative } from '../../../records/facts/product-facts.ts';
import type { Product } from '../../../records/products/products.ts';
import { drawnDiamonds } from '../../pictures/drawings.ts';
import { ClassDiamonds } from '../../components/ClassDiamonds.tsx';
import { FactList } from './FactList.tsx';
import { identityList } from './product-tables.tsx';

const DRAWING_CLASS = '[&>svg]:max-h-48 [&>svg]:max-w-full print:[&>svg]:h-20';

const NUMBERS_PRINT_CLASS = 'print:grid print:grid-cols-6 print:p-2';
const NUMBERS_SPACE_CLASS = 'p-5 pt-7 md:p-7 md:pt-10';

const PRINT_CLASS = 'print:mt-3 print:border-navy print:shadow-none';

/** The product's label: structure, numbers and class diamonds, over the lower edge of the head. */
export function ProductIdentity({ product }: { product: Product }) {
  const dangerousGoods = dangerousGoodsOf(product);
  const { smiles } = product.identity;
  const structure =
    smiles &&
    structureSvg(smiles, {
      bondLength: 46,
      title: structureAlternative(product),
    });
  return (
    <section
      aria-labelledby="identity"
      className={`${PRINT_CLASS} relative z-1 -mt-10 grid rounded-xs border-t-4 border-teal bg-white shadow-card md:-mt-12 lg:-mt-16 ${structure ? 'md:grid-cols-[17rem_1fr] print:grid-cols-[11rem_1fr]' : ''}`}
    >
      <h2 id="identity" className="sr-only">
        {IDENTITY_HEADING}
      </h2>
      {dangerousGoods && (
        <p className="absolute -top-0.5 right-4 flex [transform:translateY(-50%)] gap-1 [filter:drop-shadow(0_1px_2px_theme(--color-navy-deep/35%))] md:right-7 print:hidden">
          <ClassDiamonds
            diamonds={drawnDiamonds(dangerousGoods.diamonds)}
            className="size-15 md:size-18"
          />
        </p>
      )}
      {structure && (
        <div
          className={`${DRAWING_CLASS} grid min-h-44 place-items-center p-6 text-navy max-md:border-b max-md:border-line md:border-r md:border-line print:min-h-0 print:p-2`}
          dangerouslySetInnerHTML={{ __html: structure }}
        />
      )}
      <FactList
        facts={identityList(product)}
        className={`${NUMBERS_PRINT_CLASS} ${NUMBERS_SPACE_CLASS} grid-cols-[repeat(auto-fill,minmax(min(100%,6.75rem),1fr))] sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[auto_repeat(5,minmax(0,1fr))]`}
      />
    </section>
  );
}
