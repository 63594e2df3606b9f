/** What a field of the company asks for. */
export const customFieldKinds = ['text', 'number', 'date', 'one', 'several', 'yesNo'] as const
export type CustomFieldKind = (typeof customFieldKinds)[number]

/** The forms on which it can stand; `person` is what the company keeps of its people. */
export const fieldForms = ['application', 'order', 'person'] as const
export type FieldForm = (typeof fieldForms)[number]

/** Where somebody goes. */
export const fieldAreas = ['anywhere', 'domestic', 'abroad'] as const
export type FieldArea = (typeof fieldAreas)[number]

/** With what a field begins: with nothing, with one value for all, or with what the company knows of the traveller. */
export const fieldBeginnings = ['nothing', 'fixed', 'number', 'name', 'position', 'department', 'grade', 'costCentre'] as const
export type FieldBeginning = (typeof fieldBeginnings)[number]

export const yesNo = ['yes', 'no'] as const

/** Bounds of what one company defines, and of what is written. */
export const customFieldsAtMost = 40
export const fieldChoicesAtMost = 500
export const fieldValueAtMost = 500
