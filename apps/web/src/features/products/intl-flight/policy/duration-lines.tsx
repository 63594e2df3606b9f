import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import { Button, IconButton } from '../../../../kit/actions/button'
import { useText } from '../../../../kit/text/text'
import { Chips } from '../../../booking/policy-edit/chips'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { airHours } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import { nextLine } from './next-line'

const cabins = ['Y', 'W', 'C', 'F'] as const satisfies readonly Cabin[]
const mostLines = 10

type Lines = NonNullable<IntlFlightSection['byDuration']>

interface DurationLinesProps {
  lines: Lines
  onChange: (lines: Lines) => void
}

/** The longer in the air, the better the cabin: one line for each step. */
export function DurationLines({ lines, onChange }: DurationLinesProps) {
  const text = useText('products/intl-flight-policy').cabin
  return (
    <>
      {lines.map((line, index) => (
        <div key={index} className={styles['slots']}>
          <DurationLine
            line={line}
            number={index + 1}
            onChange={(next) => onChange(lines.map((each, at) => (at === index ? next : each)))}
          />
          {lines.length > 1 && (
            <IconButton
              icon="close"
              size="compact"
              label={text.remove({ line: index + 1 })}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {lines.length < mostLines && (
        <Button
          kind="quiet"
          size="compact"
          icon="plus"
          className={styles['add']}
          onClick={() => onChange([...lines, nextLine(lines)])}
        >
          {text.add}
        </Button>
      )}
    </>
  )
}

interface DurationLineProps {
  line: Lines[number]
  number: number
  onChange: (line: Lines[number]) => void
}

function DurationLine({ line, number, onChange }: DurationLineProps) {
  const text = useText('products/intl-flight-policy').cabin
  const { cabins: names } = useText('booking/policy')
  const from = (
    <ValueField
      label={text.hours({ line: number })}
      unit={airHours}
      value={line.from}
      onChange={(next) => onChange({ ...line, from: next })}
    />
  )
  const chosen = (
    <Chips
      label={text.label({ line: number })}
      values={cabins}
      names={names}
      chosen={line.cabins}
      onChange={(next) => onChange({ ...line, cabins: next })}
    />
  )
  return <Sentence words={text.from} values={{ hours: from, cabins: chosen }} />
}
