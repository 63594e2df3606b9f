import { Type, type Static } from 'typebox'

export const Sentences = Type.Array(Type.String())
/** Whether a standard is set at all; without one, or without rules, `emptyText` says so in the caller's language (S8.12). */
export const PanelHead = { policySet: Type.Boolean(), emptyText: Type.Optional(Type.String()) }
/** Whose standard it is, and under which policy. */
export const Holder = { remark: Type.String(), policyName: Type.String() }

/** One limit of a standard as a figure: 提前预订 ≥ 3 天. */
const StandardFigure = Type.Object({ name: Type.String(), value: Type.String() })
export type StandardFigure = Static<typeof StandardFigure>

/** A standard in sentences, one item per traveller (S3.48); what is a figure stands before them as one. */
export const SentencePanel = Type.Object({
  ...PanelHead,
  items: Type.Array(
    Type.Object({
      ...Holder,
      ruleTextList: Sentences,
      figures: Type.Array(StandardFigure),
      allowable: Type.Boolean(),
      isShow: Type.Boolean(),
    }),
  ),
})
export type SentencePanel = Static<typeof SentencePanel>

/** The standards of a draft's travellers; without a draft, the caller's own. */
export const OfDraft = Type.Object({ tempOrderNo: Type.Optional(Type.String({ maxLength: 40 })) })
