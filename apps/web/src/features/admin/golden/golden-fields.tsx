import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { goldenNameLength } from '@sojourn/contract/products/policy-lab-words'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'

export interface GoldenForm {
  name: string
  verdict: Verdict
}
const verdicts: readonly Verdict[] = ['within', 'remind', 'reason', 'payExcess', 'approval', 'forbidden']

interface GoldenFieldsProps {
  form: GoldenForm
  change: (more: Partial<GoldenForm>) => void
  nameError: string | undefined
  /** What the policies in force say. */
  now: Verdict | undefined
}

/** How a golden trip is called, and which verdict it must keep. */
export function GoldenFields({ form, change, nameError, now }: GoldenFieldsProps) {
  const text = useText('admin/policy/golden')
  return (
    <>
      <LineField
        required
        label={text.name}
        hint={text.nameHint}
        error={nameError}
        maxLength={goldenNameLength}
        value={form.name}
        onChange={(name) => change({ name })}
      />
      <ChoiceField
        label={text.verdict}
        hint={now && text.nowIs({ verdict: text.verdicts[now] })}
        choices={verdicts.map((id) => ({ id, name: text.verdicts[id] }))}
        value={form.verdict}
        onChange={(id) => change({ verdict: verdicts.find((each) => each === id) ?? 'within' })}
      />
    </>
  )
}
