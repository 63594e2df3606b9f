import { ButtonLink } from '../../../kit/actions/link'
import type { getPolicies } from '../../../api/calls/products/travel-policy'
import type { ResultOf } from '../../../api/web-call'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './policies.module.css'

/** What is wrong between the policies: people whom none binds, and policies that name the same. */
export function PolicyNotices({ policies }: { policies: ResultOf<typeof getPolicies> }) {
  const text = useText('admin/policy/policies')
  const { scopes, names, list } = useText('admin/policy/scope')
  const { conflicts, withoutPolicy, mayChange } = policies
  const hasDefault = policies.list.some(({ scope, ended }) => scope.type === 'default' && !ended)
  if (withoutPolicy === 0 && conflicts.length === 0) return null
  return (
    <div className={styles['notices']} role="status">
      {withoutPolicy > 0 && (
        <p>
          <Icon name="alert" size={18} />
          <span>{text.withoutPolicy({ count: withoutPolicy })}</span>
          {mayChange && !hasDefault && (
            <ButtonLink size="compact" to={paths.policy({ forAll: 1 })}>
              {text.addDefault}
            </ButtonLink>
          )}
        </p>
      )}
      {conflicts.map(({ type, named, policies: both }) => (
        <p key={`${type} ${named?.id ?? ''}`}>
          <Icon name="alert" size={18} />
          <span>
            {text.conflict({
              what: named ? names({ scope: scopes[type], names: [named.label] }) : scopes[type],
              names: list({ items: both.map(({ name }) => `“${name}”`) }),
            })}
          </span>
        </p>
      ))}
    </div>
  )
}
