// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './payment-provider.en'
import { text as zhCN } from './payment-provider.zh-CN'
import { text as zhTW } from './payment-provider.zh-TW'

export const paymentProviderText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
