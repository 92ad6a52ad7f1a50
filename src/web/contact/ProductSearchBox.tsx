import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import enquiryForm from 'virtual:enquiry-form';
import { PRODUCT_PARAMETER, ROUTES } from '../../records/addresses/routes.ts';
import type { FieldControl } from './FormField.tsx';
import { SelectControl } from './SelectControl.tsx';
import { neverChanges } from './use-chosen-product.ts';

/** Names by slugs, in the catalogue's order. */
type ProductNames = Readonly<Record<string, string>>;

export type ProductSearchBoxProps = {
  /** Its value from the start: a slug, or nothing. */
  control: FieldControl;
  /** The name of the product in it, where the catalogue has it. */
  name: string | undefined;
  /** The slug of the product that the form asks about, or nothing. */
  product: string;
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
  product,
  onProduct,
}: ProductSearchBoxProps) {
  const { anyProduct, manyProducts } = enquiryForm.texts;
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [names, setNames] = useState<ProductNames>();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (product === '' ? '' : (name ?? ''));
  const box = useRef<HTMLInputElement>(null);

  const take = (text: string, known: ProductNames | undefined) => {
    setTyped(text);
    onProduct(text === name ? defaultValue : findSlug(text, known));
  };

  /** Where they do not arrive, nothing is suggested; they are asked for again with the next focus. */
  const learnNames = (asked = '') =>
    fetchNames().then(
      (fetched) => {
        setNames(fetched);
        // What was typed meanwhile may be one of them.
        take(box.current?.value || (fetched[asked] ?? ''), fetched);
      },
      () => undefined,
    );

  useEffect(() => {
    // A host without our server leaves the address to us.
    const asked = new URLSearchParams(location.search).get(PRODUCT_PARAMETER);
    if (asked !== null && name === undefined) void learnNames(asked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, as the script comes
  }, []);

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
        ref={box}
        type="text"
        list="products"
        autoComplete="off"
        placeholder={anyProduct}
        value={shown}
        onFocus={() => {
          if (!names) void learnNames();
        }}
        onChange={({ currentTarget }) => take(currentTarget.value, names)}
      />
      {/* What is no product's name is sent as it is: the server says what is wrong with it. */}
      <input type="hidden" name={field} value={product || shown} />
      <datalist id="products">
        {findNames(shown, names).map((found) => (
          <option key={found} value={found} />
        ))}
      </datalist>
    </>
  );
}

async function fetchNames(): Promise<ProductNames> {
  const response = await fetch(`${enquiryForm.offersHref}.json`);
  if (!response.ok) throw new Error(`The names of the products: ${response.status}.`);
  return (await response.json()) as ProductNames;
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
