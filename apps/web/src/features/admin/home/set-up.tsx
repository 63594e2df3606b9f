import type { ConsoleHome } from '@sojourn/contract/admin/console.calls'
import { ButtonLink } from '../../../kit/actions/link'
import { classNames } from '../../../kit/browser/class-names'
import { Card } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import styles from './home.module.css'
import { stepPlaces } from './waiting-lines'

/** What a company has to do before its people travel; each step that is left says why and leads there. */
export function SetUp({ steps }: { steps: NonNullable<ConsoleHome['setUp']> }) {
  const text = useText('admin/home')
  const done = steps.filter((step) => step.done).length
  return (
    <Card title={text.setUp} action={<span className={styles['soft']}>{text.progress({ done, all: steps.length })}</span>}>
      <ol className={styles['steps']}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} className={classNames(styles['step'], isDone && styles['done'])}>
            <Icon name={isDone ? 'checkCircle' : 'clock'} size={20} label={isDone ? text.done : text.toDo} />
            <Words meta={!isDone && text.steps[step].why}>
              <strong>{text.steps[step].name}</strong>
            </Words>
            {!isDone && (
              <ButtonLink size="compact" to={stepPlaces[step]}>
                {text.steps[step].go}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
