import { policyProducts } from '@sojourn/contract/booking/codes'
import type { ListedPolicy } from '@sojourn/contract/products/travel-policy.shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../../kit/actions/link'
import { Badge } from '../../../kit/marks/badge'
import { Icon } from '../../../kit/marks/icon'
import { Menu } from '../../../kit/overlays/menu'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { useProducts } from '../../booking/product/use-products'
import type { Terms } from './asked/asked'
import { EndDialog } from './end-dialog'
import styles from './policies.module.css'
import { useScopeWords } from './scope-words'

interface CardMenuProps {
  policy: ListedPolicy
  terms: Terms
}

interface PolicyCardProps extends CardMenuProps {
  /** Products of which the reader wants no sentences. */
  hidden: readonly string[]
}

/** A policy: whom it binds, since when, what it says of each product, and what is to come. */
export function PolicyCard({ policy, terms, hidden }: PolicyCardProps) {
  const text = useText('admin/policy/policies')
  const scopeWords = useScopeWords()
  const { policyId, name, scope, people, inForce } = policy
  return (
    <li className={styles['card']}>
      <div className={styles['cardHead']}>
        <h2>
          <Link to={paths.policy({ policyId })}>{name}</Link>
        </h2>
        <StateBadges policy={policy} />
        <CardMenu policy={policy} terms={terms} />
      </div>
      <p className={styles['binds']}>
        <span>{scopeWords(scope)}</span>
        <span className={people === 0 ? styles['warn'] : undefined}>
          {people === 0 ? text.noPeople : text.people({ count: people })}
        </span>
        <span className={styles['soft']}>
          {inForce
            ? text.inForceSince({ version: inForce.version, day: formatFullDate(inForce.effectiveFrom) })
            : text.neverInForce}
        </span>
      </p>
      <Standards policy={policy} hidden={hidden} />
    </li>
  )
}

/** A trial, a version to come, a proposal, the end. */
function StateBadges({ policy: { pilot, next, proposal, ended } }: { policy: ListedPolicy }) {
  const text = useText('admin/policy/policies')
  const { list } = useText('admin/policy/scope')
  const nextDay = next && formatFullDate(next.effectiveFrom)
  return (
    <span className={styles['badges']}>
      {proposal && (
        <Badge tone="warn" icon="clock">
          {proposal.ends ? text.proposedEnd : text.proposed}
        </Badge>
      )}
      {pilot && (
        <Badge tone="brand">{text.pilot({ departments: list({ items: pilot.departments.map(({ label }) => label) }) })}</Badge>
      )}
      {nextDay && (
        <Badge>
          {next.ends
            ? text.endsOn({ day: nextDay })
            : next.pilot
              ? text.pilotFrom({ day: nextDay })
              : text.future({ day: nextDay })}
        </Badge>
      )}
      {ended && <Badge tone="locked">{text.over}</Badge>}
    </span>
  )
}

/** The first sentences of each product; the others are a step away. */
function Standards({ policy: { standards }, hidden }: Pick<PolicyCardProps, 'policy' | 'hidden'>) {
  const text = useText('admin/policy/policies')
  const names = useText('booking/policy/standards')
  const record = useProducts()
  return (
    <ul className={styles['products']}>
      {policyProducts
        .filter((product) => !hidden.includes(product))
        .map((product) => {
          const sentences = standards.find((each) => each.product === product)?.sentences
          const [first = text.noLimit, ...others] = sentences ?? [text.notSet]
          return (
            <li key={product} data-set={sentences !== undefined}>
              <span className={styles['product']}>
                <Icon name={record[product].standard?.icon ?? record[product].icon} size={16} />
                {names[product]}
              </span>
              <span className={styles['first']}>{first}</span>
              {others.length > 0 && <span className={styles['soft']}>{text.moreSentences({ count: others.length })}</span>}
            </li>
          )
        })}
    </ul>
  )
}

function CardMenu({ policy, terms }: CardMenuProps) {
  const text = useText('admin/policy/policies')
  const { proposalWaits } = useText('admin/policy/policy')
  const navigate = useNavigate()
  const [ending, setEnding] = useState(false)
  const { policyId, name, ended, proposal } = policy
  const changes = [
    { key: 'copy', icon: 'copy', label: text.copy, onSelect: () => void navigate(paths.policy({ copyOf: policyId })) },
  ] as const
  const ends = [
    {
      key: 'end',
      icon: 'closeCircle',
      label: text.end,
      onSelect: () => setEnding(true),
      disabledReason: proposal ? proposalWaits : undefined,
    },
  ] as const
  return (
    <span className={styles['menu']}>
      <Menu
        label=""
        name={text.actionsOf({ name })}
        icon="more"
        align="end"
        items={[
          { key: 'open', icon: 'document', label: text.open, to: paths.policy({ policyId }) },
          ...(terms.mayChange ? changes : []),
          ...(terms.mayChange && !ended ? ends : []),
        ]}
      />
      {ending && <EndDialog policy={policy} terms={terms} onClose={() => setEnding(false)} />}
    </span>
  )
}
