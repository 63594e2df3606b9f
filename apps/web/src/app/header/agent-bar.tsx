import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { useRef, useState } from 'react'
import { endAgentSession } from '../../api/calls/access/agent'
import { invoke } from '../../api/client'
import { endAssistedSession, useEmployee } from '../../api/employee'
import { Button } from '../../kit/actions/button'
import { useHeightVariable } from '../../kit/hooks/use-height-variable'
import { paths } from '../../paths'
import { useText } from '../../kit/text/text'
import styles from './agent-bar.module.css'

/** Who assists whom, of which company; stands under every page of an assisted session (S1.05, S6.02). */
export function AgentBar({ agent }: { agent: NonNullable<EmployeeConfig['agent']> }) {
  const text = useText('access/agency/agent')
  const { employeeName, enterpriseName, employeeId } = useEmployee()
  const { name: agentName, isColleague } = agent
  const [ending, setEnding] = useState(false)
  const bar = useRef<HTMLElement>(null)
  useHeightVariable(bar, '--agent-bar')
  const end = async () => {
    setEnding(true)
    try {
      await invoke(endAgentSession, {})
    } finally {
      endAssistedSession(isColleague ? paths.person({ employeeId }) : paths.agentDesk())
    }
  }
  const title = isColleague ? text.barOfColleague : text.bar
  return (
    <footer ref={bar} className={styles['bar']} aria-label={title}>
      <strong>{title}</strong>
      <span>{isColleague ? text.colleague({ name: agentName }) : text.agent({ name: agentName })}</span>
      <span>{isColleague ? text.person({ name: employeeName }) : text.customer({ name: employeeName })}</span>
      <span>{text.companyName({ name: enterpriseName })}</span>
      <span>{text.notice({ name: employeeName })}</span>
      <span className={styles['end']}>
        <Button size="compact" busy={ending} onClick={() => void end()}>
          {text.end}
        </Button>
      </span>
    </footer>
  )
}
