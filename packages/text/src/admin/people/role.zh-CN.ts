/** Over what somebody has a role, as the history of the person says it. */
export const text = {
  company: '全公司',
  until: (p: { over: string; day: string }) => `${p.over}（至 ${p.day}）`,
}
