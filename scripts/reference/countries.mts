/** Labels that must name the country these regions belong to; Unicode's own do not. */
const regions: Record<string, [string, string, string]> = {
  HK: ['中国香港', '中國香港', 'Hong Kong, China'],
  MO: ['中国澳门', '中國澳門', 'Macao, China'],
  TW: ['中国台湾', '中國台灣', 'Taiwan, China'],
}

const [mainland, traditional, english] = ['zh-Hans', 'zh-Hant', 'en'].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

export function countryRows(codes: ReadonlySet<string>): string[][] {
  return [...codes]
    .sort()
    .map((code) => [code, ...(regions[code] ?? [mainland, traditional, english].map((names) => names!.of(code) ?? code))])
}
