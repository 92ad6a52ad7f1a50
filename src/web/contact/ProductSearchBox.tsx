import { useEffect, useState } from 'react';
import enquiryForm from 'virtual:enquiry-form';
import { PRODUCT_PARAMETER, ROUTES } from '../../records/routes.ts';
import type { FieldControl } from './FormField.tsx';
import { SelectControl } from './SelectControl.tsx';

/** Names by slugs, in the catalogue's order. */
type ProductNames = Readonly<Record<string, string>>;

export type ProductSearchBoxProps = {
  /** Its value from the start: a slug, or nothing. */
  control: FieldControl;
  /** The name of the product in it, where the catalogue has it. */
  name: string | undefined;
  /** Told the slug of what is typed; nothing where no product has that name. */
  onProduct: (slug: string) => void;
};

const MOST_SUGGESTIONS = 20;

/**
 * The product of an enquiry where there are too many for a list: a name is typed, and those that
 * match are suggested. Without script, the product that the visitor came with may be kept or let
 * go, and the catalogue leads to the others.
 */
export function ProductSearchBox({
  control: { name: field, defaultValue, ...control },
  name,
  onProduct,
}: ProductSearchBoxProps) {
  const { anyProduct, manyProducts } = enquiryForm.texts;
  const [isLive, setLive] = useState(false);
  const [names, setNames] = useState<ProductNames>();
  const [typed, setTyped] = useState(name ?? '');
  const slug = typed === name ? defaultValue : findSlug(typed, names);

  /** Where they do not arrive, nothing is suggested; they are asked for again with the next focus. */
  const fetchNames = async () => {
    try {
      const response = await fetch(`${enquiryForm.offersHref}.json`);
      if (!response.ok) return {};
      const fetched = (await response.json()) as ProductNames;
      setNames(fetched);
      return fetched;
    } catch {
      return {};
    }
  };

  useEffect(() => {
    const takeOver = async () => {
      // The visitor may have let the product go before script came.
      const list = document.getElementById(control.id);
      if (list instanceof HTMLSelectElement && list.value === '') setTyped('');
      // A host without our server leaves the address to us.
      const asked = new URLSearchParams(location.search).get(PRODUCT_PARAMETER);
      if (asked !== null && name === undefined) setTyped((await fetchNames())[asked] ?? '');
      setLive(true);
    };
    void takeOver();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, as the script comes
  }, []);

  useEffect(() => {
    if (isLive) onProduct(slug);
  }, [isLive, slug, onProduct]);

  if (!isLive) {
    return (
      <>
        <SelectControl
          {...control}
          name={field}
          defaultValue={defaultValue}
          none={anyProduct}
          options={name === undefined ? [] : [{ value: defaultValue, text: name }]}
        />
        <p className="mt-1.5 hidden text-[0.9375rem] text-muted noscript:block">
          {manyProducts.withoutScript}{' '}
          <a href={ROUTES.products} className="text-teal-deep underline underline-offset-4">
            {manyProducts.catalogue}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <input
        {...control}
        type="text"
        list="products"
        autoComplete="off"
        placeholder={anyProduct}
        defaultValue={typed}
        onFocus={() => {
          if (!names) void fetchNames();
        }}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {/* What is no product's name is sent as it is: the server says what is wrong with it. */}
      <input type="hidden" name={field} value={slug || typed} />
      <datalist id="products">
        {findNames(typed, names).map((found) => (
          <option key={found} value={found} />
        ))}
      </datalist>
    </>
  );
}

/** The product with this name, but for case and blanks around it; empty for none. */
function findSlug(typed: string, names: ProductNames = {}): string {
  const wanted = typed.trim().toLowerCase();
  return Object.keys(names).find((slug) => names[slug]?.toLowerCase() === wanted) ?? '';
}

function findNames(typed: string, names: ProductNames = {}): string[] {
  const wanted = typed.trim().toLowerCase();
  return Object.values(names)
    .filter((name) => name.toLowerCase().includes(wanted))
    .slice(0, MOST_SUGGESTIONS);
}
