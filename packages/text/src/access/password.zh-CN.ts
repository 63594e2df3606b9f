export const text = {
  passwordMissing: '请输入新密码',
  passwordSpaces: '密码不允许有空格',
  passwordLength: '密码长度应为8-20个字符',
  passwordOneKind: '密码不允许纯字母或者纯数字',
  passwordAscending: '密码不允许为连续递增型字符',
  passwordUniform: '密码不允许为纯连续相同的字符',
  passwordMix: '密码须包含大写字母、小写字母和数字',
  passwordLeaked: '此密码（不论大小写）在泄露最多的 10 万个密码之中，容易被他人猜中，请换一个',
  passwordSame: '新密码不能与原密码相同',
  confirmationMissing: '请再次输入新密码',
  confirmationSpaces: '密码不允许有空格',
  confirmationDiffers: '两次输入的新密码不一致，请重新输入',
}
