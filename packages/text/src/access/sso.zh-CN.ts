export const text = { opening: '正在登录', failed: '无法登录', signIn: '用账号登录' }
