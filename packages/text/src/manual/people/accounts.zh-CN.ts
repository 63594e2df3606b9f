import { text as login } from '../../access/login.zh-CN'
import { text as accounts } from '../../admin/account/accounts.zh-CN'
import type { ManualArticle } from '../article'

/** Accounts of people: locking, passwords, sessions. */
export const text = {
  lead: `“${accounts.title}”列出员工的登录情况，可以锁定账号、重置密码、退出登录。`,
  sections: {
    lock: {
      title: '锁定和解锁',
      steps: [
        `打开“${accounts.title}”，点击员工姓名。`,
        `点击“${accounts.lock}”，填写“${accounts.lockReason}”。`,
        `需要恢复时点击“${accounts.unlock}”。多个账号可以在列表中勾选后一起锁定或解锁。`,
      ],
      notes: [accounts.lockText, `连续输错密码而暂停的账号到时自动恢复，也可以立即“${accounts.unlock}”。`],
      picture: '账号列表，显示状态、最近登录和两步验证',
    },
    password: {
      title: '重置密码',
      lead: `员工自己可以在登录页点击“${login.forgot}”。需要代为处理时点击“${accounts.resetPassword}”：原密码立即失效，设置新密码的方式发送到员工的邮箱，您不会看到密码。`,
    },
    sessions: {
      title: '退出登录',
      lead: `在账号中可以逐个退出，或点击“${accounts.endAll}”。设备丢失时请同时锁定账号。`,
    },
  },
} satisfies ManualArticle
