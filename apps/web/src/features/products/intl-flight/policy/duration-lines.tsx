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
  const { cabins: names } = useText('booking/policy')
  const set = (at: number, more: Partial<Lines[number]>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...more } : line)))
  return (
    <>
      {lines.map((line, index) => (
        <div key={index} className={styles['slots']}>
          <Sentence
            words={text.from}
            values={{
              hours: (
                <ValueField
                  label={text.hours({ line: index + 1 })}
                  unit={airHours}
                  value={line.from}
                  onChange={(from) => set(index, { from })}
                />
              ),
              cabins: (
                <Chips
                  label={text.label({ line: index + 1 })}
                  values={cabins}
                  names={names}
                  chosen={line.cabins}
                  onChange={(chosen) => set(index, { cabins: chosen })}
                />
              ),
            }}
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
