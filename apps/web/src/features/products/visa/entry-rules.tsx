import type { VisaEntryRule, VisaTransitRule } from '@sojourn/contract/products/visa/visa.shapes'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { Card } from '../../../kit/layout/page'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './visa.module.css'

const tones: Record<VisaEntryRule['need'], Tone> = {
  free: 'good',
  eta: 'warn',
  evisa: 'warn',
  arrival: 'good',
  visa: 'warn',
  permit: 'warn',
  refused: 'bad',
  unknown: 'neutral',
}
const transitTones: Record<VisaTransitRule['kind'], Tone> = {
  entry: 'good',
  hours: 'good',
  airside: 'good',
  visa: 'warn',
  unknown: 'neutral',
}

/** What a country asks of each kind of passport, and of whoever only changes planes there; each with its day and to be checked again. */
export function EntryRules({ rules, transit }: { rules: readonly VisaEntryRule[]; transit: VisaTransitRule }) {
  const text = useText('products/visa/words')
  return (
    <Card title={text.rules}>
      <p className={styles['soft']}>{text.checkFirst}</p>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <Rule key={`${rule.passport} ${rule.purpose}`} rule={rule} />
        ))}
        <li className={styles['rule']}>
          <span>
            <strong>{text.transit}</strong> <span className={styles['soft']}>{text.passports.CN}</span>
          </span>
          <Badge tone={transitTones[transit.kind]} icon={transitTones[transit.kind] === 'good' ? 'check' : 'visa'}>
            {text.transits[transit.kind]}
          </Badge>
          <span className={styles['soft']}>{transit.sentence}</span>
        </li>
      </ul>
    </Card>
  )
}

function Rule({ rule: { passport, purpose, need, sentence, conditions, validFrom } }: { rule: VisaEntryRule }) {
  const text = useText('products/visa/words')
  return (
    <li className={styles['rule']}>
      <span>
        <strong>{text.passports[passport]}</strong>{' '}
        {purpose !== 'any' && <span className={styles['soft']}>{text.purposes[purpose]}</span>}
      </span>
      <Badge tone={tones[need]} icon={tones[need] === 'good' ? 'check' : 'visa'}>
        {text.needs[need]}
      </Badge>
      <div>
        {conditions && <p>{conditions}</p>}
        <p className={styles['soft']}>
          {validFrom && `${text.validFrom({ day: formatFullDate(validFrom) })} · `}
          {sentence}
        </p>
      </div>
    </li>
  )
}
