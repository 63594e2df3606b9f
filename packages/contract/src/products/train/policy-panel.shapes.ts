import { Type, type Static } from 'typebox'
import { Holder, PanelHead, Sentences } from '../../booking/policy/policy-panel.shapes'

/** S3.52 */
export const TrainPanel = Type.Object({
  ...PanelHead,
  items: Type.Array(
    Type.Object({
      ...Holder,
      groups: Type.Array(Type.Object({ name: Type.String(), items: Sentences })),
      extendRules: Sentences,
      handling: Type.String(),
    }),
  ),
})
export type TrainPanel = Static<typeof TrainPanel>
