const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the value of a character of a container number. Values of letters begin at 10 and skip multiples of 11. */
function valueOf(character: string): number {
  const index = LETTERS.indexOf(character);
  return index === -1 ? Number(character) : 10 + index + Math.floor((index + 9) / 10);
}

/** Returns the check digit of an owner code and serial number, such as "CSQU305438" (ISO 6346, Annex A). */
export function checkDigit(number: string): number {
  const sum = [...number].reduce((total, character, place) => {
    return total + valueOf(character) * 2 ** place;
  }, 0);
  return (sum % 11) % 10;
}
