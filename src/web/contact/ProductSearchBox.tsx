import { useEffect, useRef, useState } from 'react';
import words from 'virtual:enquiry-form';
import { PRODUCT_PARAMETER, ROUTES } from '../../records/routes.ts';
import { readProduct } from './form-element.ts';
import type { FieldControl } from './FormField.tsx';
import { SelectControl } from './SelectControl.tsx';
import { useFromPage } from './use-from-page.ts';

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
export function ProductSearchBox(props: ProductSearchBoxProps) {
  const isLive = useFromPage(() => true, false);
  return isLive ? <LiveSearchBox {...props} /> : <KeptProduct {...props} />;
}

function KeptProduct({ control, name }: ProductSearchBoxProps) {
  const { anyProduct, manyProducts } = words.texts;
  return (
    <>
      <SelectControl
        {...control}
        none={anyProduct}
        options={name === undefined ? [] : [{ value: control.defaultValue, text: name }]}
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

function LiveSearchBox({
  control: { name: field, defaultValue, ...control },
  name,
  onProduct,
}: ProductSearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<ProductNames>();
  // The visitor may have let the product go before script came.
  const [typed, setTyped] = useState(() => (readProduct() === '' ? '' : (name ?? '')));
  const slugOf = (text: string, known = names) =>
    text === name ? defaultValue : findSlug(text, known);

  const choose = async (input: HTMLInputElement) => {
    setTyped(input.value);
    const known = names ?? (await fetchNames());
    setNames(known);
    // By now, more may be typed.
    onProduct(slugOf(input.value, known));
  };

  useEffect(() => {
    // A host without our server leaves the address to us.
    if (name === undefined && inputRef.current) void fillFromAddress(inputRef.current);
  }, [name]);

  return (
    <>
      <input
        {...control}
        ref={inputRef}
        type="text"
        list="products"
        autoComplete="off"
        placeholder={words.texts.anyProduct}
        defaultValue={typed}
        onFocus={({ currentTarget }) => void choose(currentTarget)}
        onInput={({ currentTarget }) => void choose(currentTarget)}
      />
      {/* What is no product's name is sent as it is: the server says what is wrong with it. */}
      <input type="hidden" name={field} value={slugOf(typed) || typed} />
      <datalist id="products">
        {findNames(typed, names).map((found) => (
          <option key={found} value={found} />
        ))}
      </datalist>
    </>
  );
}

async function fillFromAddress(input: HTMLInputElement): Promise<void> {
  const slug = new URLSearchParams(location.search).get(PRODUCT_PARAMETER);
  const asked = slug === null ? undefined : (await fetchNames())?.[slug];
  if (asked === undefined || input.value !== '') return;
  input.value = asked;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where they do not arrive, nothing is suggested; they are asked for again with what is done next. */
async function fetchNames(): Promise<ProductNames | undefined> {
  const response = await fetch(`${words.offersHref}.json`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as ProductNames) : undefined;
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
