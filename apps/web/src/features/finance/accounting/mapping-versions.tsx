import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { MappingAnswer } from './mapping-form'
import styles from './accounting.module.css'

/** Every version with who saved it, newest first; a former one can be read. */
export function MappingVersions({ answer: { version: shown, versions } }: { answer: MappingAnswer }) {
  const { edit: text, by } = useText('finance/accounting/page')
  return (
    <Card title={text.versions}>
      {versions.length === 0 && <p className={styles['soft']}>{text.noVersions}</p>}
      <ol className={styles['versions']}>
        {versions.map(({ version, from, savedBy, savedAt }, place) => {
          const title = text.version({ version, from: formatFullDate(from) })
          const query = place === 0 ? {} : { version: String(version) }
          return (
            <li key={version} aria-current={version === shown || undefined}>
              {version === shown ? <strong>{title}</strong> : <Link to={paths.accountingMapping(query)}>{title}</Link>}
              <span className={styles['small']}>{by({ name: savedBy, at: formatInstant(savedAt) })}</span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
