/** 08/29 or 08/2029, as printed on a card, as yyyy-MM; anything else stays as it is and is found wrong. */
export function expiryMonth(written: string): string {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$/.exec(written.trim()) ?? []
  return month ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}` : written
}
