import { useState } from 'react'
import { Help } from '../../../kit/help/help'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import { useOrderChoices } from './use-order-choices'

const fields: readonly string[] = ['costCentreId', 'projectCode', 'reason']

interface Refusal {
  message: string
  field?: string | undefined
}

/** What is chosen and written, and what was refused of it: at its field, or of the whole. */
export function useCostForm(first: { costCentreId: string; projectCode: string }) {
  const [form, setForm] = useState({ ...first, reason: '' })
  const [refused, setRefused] = useState<Refusal>()
  const field = fields.find((each) => each === refused?.field)
  return {
    form,
    change: (more: Partial<typeof form>) => {
      setRefused(undefined)
      setForm({ ...form, ...more })
    },
    setRefused,
    errorOf: (name: string) => (field === name ? refused?.message : undefined),
    error: field ? undefined : refused?.message,
  }
}

interface CostFieldsProps {
  state: Pick<ReturnType<typeof useCostForm>, 'form' | 'change' | 'errorOf'>
  /** Said until a cost centre is chosen; without, one is chosen from the beginning. */
  noCostCentre?: string
  /** What it means to choose no project. */
  noProject: string
}

/** To which cost centre and project something is charged, and why. */
export function CostFields({ state: { form, change, errorOf }, noCostCentre, noProject }: CostFieldsProps) {
  const text = useText('admin/orders/orders')
  const { costCentres, projects } = useOrderChoices()
  return (
    <>
      <ChoiceField
        label={text.costCentre}
        error={errorOf('costCentreId')}
        none={noCostCentre}
        choices={costCentres}
        value={form.costCentreId}
        onChange={(costCentreId) => change({ costCentreId })}
      />
      {projects.length > 0 && (
        <ChoiceField
          label={text.project}
          error={errorOf('projectCode')}
          none={noProject}
          choices={projects}
          value={form.projectCode}
          onChange={(projectCode) => change({ projectCode })}
        />
      )}
      <LineField
        label={text.reason}
        help={<Help field={text.reason} article="orders" section="correct" />}
        hint={text.reasonHint}
        error={errorOf('reason')}
        required
        maxLength={200}
        value={form.reason}
        onChange={(reason) => change({ reason })}
      />
    </>
  )
}
