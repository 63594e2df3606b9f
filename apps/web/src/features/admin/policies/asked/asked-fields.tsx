import { emergencyReason } from '@sojourn/contract/kit/proposal'
import { DateField } from '../../../../kit/dates/date-field'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { TextArea } from '../../../../kit/forms/input'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { Help } from '../../../../kit/help/help'
import { IconLine } from '../../../../kit/layout/icon-line'
import { useText } from '../../../../kit/text/text'
import { DepartmentsField } from '../departments-field'
import type { AskedState } from './use-asked'

interface AskedFieldsProps {
  state: AskedState
  /** It may be tried in departments first. */
  allowsPilot: boolean
  fromLabel?: string
}

/** From which day, for whom, what is said of it, and who has to confirm. */
export function AskedFields({ state, allowsPilot, fromLabel }: AskedFieldsProps) {
  const text = useText('admin/policy/policy')
  const { asked, terms, faults, change } = state
  return (
    <>
      <DateField
        required
        label={fromLabel ?? text.from}
        hint={text.fromHint}
        error={faults.includes('from') ? text.fromMissing : undefined}
        min={terms.today}
        value={asked.from}
        onChange={(from) => change({ from })}
      />
      {allowsPilot && <Wide state={state} />}
      <Field
        label={text.note}
        hint={text.noteHint}
        help={<Help field={text.publishTitle} article="publishing" section="propose" />}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={asked.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <Consent state={state} />
    </>
  )
}

function Wide({ state: { asked, faults, change } }: { state: AskedState }) {
  const text = useText('admin/policy/policy')
  return (
    <>
      <RadioGroup
        showLabel
        column
        label={text.wide}
        help={<Help field={text.wide} article="publishing" section="pilot" />}
        value={asked.pilot ? 'pilot' : 'all'}
        onChange={(wide) => change({ pilot: wide === 'pilot' })}
        choices={(['all', 'pilot'] as const).map((value) => ({
          value,
          label: text.wides[value],
          hint: text.wideHints[value],
        }))}
      />
      {asked.pilot && (
        <DepartmentsField
          label={text.pilotDepartments}
          error={faults.includes('departments') ? text.pilotMissing : undefined}
          chosen={asked.departmentIds}
          onChange={(departmentIds) => change({ departmentIds })}
        />
      )}
    </>
  )
}

/** A second person confirms, unless there is none, or it is an emergency. */
function Consent({ state: { asked, terms, faults, change } }: { state: AskedState }) {
  const text = useText('admin/policy/policy')
  if (terms.publishAlone === 'single') return <IconLine icon="info">{text.single}</IconLine>
  return (
    <>
      {!asked.alone && <IconLine icon="users">{text.second}</IconLine>}
      <Checkbox label={text.alone} hint={text.aloneHint} checked={asked.alone} onChange={(alone) => change({ alone })} />
      {asked.alone && (
        <Field
          required
          label={text.aloneReason}
          help={<Help field={text.alone} article="publishing" section="emergency" />}
          error={faults.includes('reason') ? text.aloneMissing({ least: emergencyReason.least }) : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={emergencyReason.most}
              value={asked.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
