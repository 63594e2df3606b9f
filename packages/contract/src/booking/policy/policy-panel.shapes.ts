import { Type, type Static } from 'typebox'

export const Sentences = Type.Array(Type.String())
/** Whether a standard is set at all; without one, or without rules, `emptyText` says so in the caller's language (S8.12). */
export const PanelHead = { policySet: Type.Boolean(), emptyText: Type.Optional(Type.String()) }
/** Whose standard it is, and under which policy. */
export const Holder = { remark: Type.String(), policyName: Type.String() }

/** A standard in sentences, one item per traveller (S3.48). */
export const SentencePanel = Type.Object({
  ...PanelHead,
  items: Type.Array(Type.Object({ ...Holder, ruleTextList: Sentences, allowable: Type.Boolean(), isShow: Type.Boolean() })),
})
export type SentencePanel = Static<typeof SentencePanel>

/** The standards of a draft's travellers; without a draft, the caller's own. */
export const OfDraft = Type.Object({ tempOrderNo: Type.Optional(Type.String({ maxLength: 40 })) })
