import type { Company } from '../../records/company.ts';

type Location = Company['location'];

/** Half the width and half the height of the embedded map in degrees: some streets around the office. */
const HALF_WIDTH_DEGREES = 0.006;
const HALF_HEIGHT_DEGREES = 0.0028;
const MAP_ZOOM = 17;

/** Address of OpenStreetMap's embed with a marker on the office. */
export function mapEmbedUrl({ latitude, longitude }: Location): string {
  const box = [
    longitude - HALF_WIDTH_DEGREES,
    latitude - HALF_HEIGHT_DEGREES,
    longitude + HALF_WIDTH_DEGREES,
    latitude + HALF_HEIGHT_DEGREES,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** Address of the same place on OpenStreetMap's own page. */
export function mapPageUrl({ latitude, longitude }: Location): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;
}
