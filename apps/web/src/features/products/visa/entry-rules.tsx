import type { VisaEntryRule } from '@sojourn/contract/products/visa/visa.shapes'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { Card } from '../../../kit/layout/page'
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

/** What a country asks of each kind of passport, each with its day and to be checked again. */
export function EntryRules({ rules }: { rules: readonly VisaEntryRule[] }) {
  const text = useText('products/visa/words')
  return (
    <Card title={text.rules}>
      <p className={styles['soft']}>{text.checkFirst}</p>
      <ul className={styles['rules']}>
        {rules.map(({ passport, need, sentence }) => (
          <li key={passport} className={styles['rule']}>
            <strong>{text.passports[passport]}</strong>
            <Badge tone={tones[need]} icon={need === 'free' || need === 'arrival' ? 'check' : 'visa'}>
              {text.needs[need]}
            </Badge>
            <span className={styles['soft']}>{sentence}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
