/** What is wrong with a line of a file of people. */
export const text = {
  circle: (p: { names: readonly string[] }) => `上级部门形成循环：${p.names.join(' → ')}`,
  faults: {
    missing: '新员工须填写',
    unknown: '未找到',
    ambiguous: '有多个同名，请填写工号、编码或完整路径',
    outside: '不在您的管理范围内',
    personTwice: '同一员工在文件中出现了两次',
    twice: '与文件中另一行重复',
    taken: '已由其他人使用',
    guarded: '该员工担任您没有的管理角色，须由管理员更换',
    left: '该员工已离职，请先恢复在职',
    dayWrong: '请填写日期，例如 2026-11-01',
    needed: '请填写',
    tooLong: '文字过长',
    ended: '已停用，请使用其他编码',
    fixed: '添加后不能修改，须与原预算一致',
    amountWrong: '请填写大于 0 的金额，不限额请填写“不限额”',
    percentWrong: '请填写 1–100 的整数',
    overlaps: '与同对象、同周期、同产品的另一项预算在时间上重叠',
    superiorUnsuitable: '须是可审批的员工，且不能是本人或其下属',
  },
}
