import type { CatalogueProduct, CatalogueProps } from '../catalogue-data.ts';

type PaperCatalogueProps = Pick<CatalogueProps, 'host'> & {
  products: readonly CatalogueProduct[];
};

/** The printed list: one row for each product that is shown. */
export function PaperCatalogue({ products, host }: PaperCatalogueProps) {
  const headers = ['Product', 'CAS', 'UN number', 'Packaging', `Data sheet, at ${host}`];
  return (
    <table
      id="printed-products"
      className="hidden w-full text-[0.8125rem] leading-[1.35] print:table"
    >
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.slug}>
            <th scope="row">{product.name}</th>
            <td>{product.casNumber}</td>
            <td>{product.dangerousGoods?.unNumber ?? 'Not regulated'}</td>
            <td>{product.packaging.join(', ')}</td>
            <td>{product.dataSheetHref}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
