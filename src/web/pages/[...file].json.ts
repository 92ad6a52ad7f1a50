import type { APIRoute } from 'astro';
import { offerFiles } from '../contact/enquiry-form-data.ts';
import { catalogueFiles } from '../products/catalogue-data.ts';

/** What the form and the catalogue fetch in the browser once it is wanted. */
export function getStaticPaths() {
  return Object.entries({ ...offerFiles(), ...catalogueFiles() }).map(([href, data]) => ({
    params: { file: href.slice(1).replace(/\.json$/, '') },
    props: { data },
  }));
}

export const GET: APIRoute<{ data: object }> = ({ props }) => Response.json(props.data);
