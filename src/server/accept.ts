/** The weight that an Accept header gives to a media type; 0 when it does not name it. */
function weightOf(header: string, mediaType: string): number {
  for (const item of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (range !== mediaType) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}

/** Whether the sender is a script that asks for JSON; a browser that sends a form asks for HTML. */
export function wantsJson(accept: string | undefined): boolean {
  const header = accept ?? '';
  const json = weightOf(header, 'application/json');
  return json > 0 && json >= weightOf(header, 'text/html');
}
