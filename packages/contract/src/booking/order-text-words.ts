/** Texts of an order that a company may ask in its own way; the words come without shapes, since rules and screens use them too. */
export const orderTexts = ['purpose', 'remark'] as const
export type OrderText = (typeof orderTexts)[number]

export const orderTextAsks = ['never', 'optional', 'required'] as const
/** Written freely, by a pattern, or chosen from the company's list. */
export const orderTextForms = ['free', 'pattern', 'list'] as const
export type OrderTextForm = (typeof orderTextForms)[number]

export const orderTextLongest = 200
export const orderTextPatternLongest = 60
export const orderTextsAtMost = 30
