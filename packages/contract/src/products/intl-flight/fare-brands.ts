/** The families of fares of an international flight, the plainest first. */
export const intlFareBrands = ['light', 'standard', 'flex', 'businessSaver', 'businessFlex', 'firstFlex'] as const
export type IntlFareBrand = (typeof intlFareBrands)[number]
