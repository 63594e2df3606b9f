/**
 * What the map of a city shows besides the shores of its waters: large roads, lines of the metro, names of waters, parks; from our own knowledge of the
 * cities, drawn for a glance, not for navigation. Columns: city, kind (`road`, `metro`, `water`, `park`), name, traditional if different, English, then of a
 * metro the colour of the line and of a park its radius in metres, then points in degrees of WGS-84, to about 500 metres. Behind a point of a metro stands the
 * station worth naming, `@name/traditional if different=English`; a ring ends where it begins. Cities in the order of the hotels' centres.
 */
export const cityLineTable = `
224|road|二环路|二環路|Second Ring Road||39.949,116.353 39.949,116.370 39.950,116.394 39.949,116.417 39.949,116.434 39.941,116.434 39.924,116.434 39.908,116.436 39.895,116.436 39.871,116.436 39.871,116.416 39.870,116.394 39.870,116.376 39.872,116.350 39.884,116.349 39.899,116.349 39.907,116.355 39.923,116.356 39.941,116.355 39.949,116.353
224|road|三环路|三環路|Third Ring Road||39.966,116.323 39.967,116.345 39.967,116.370 39.968,116.395 39.967,116.418 39.961,116.448 39.949,116.461 39.933,116.461 39.909,116.461 39.893,116.461 39.875,116.459 39.858,116.447 39.857,116.420 39.856,116.395 39.857,116.370 39.857,116.345 39.862,116.325 39.874,116.310 39.894,116.310 39.908,116.310 39.925,116.309 39.945,116.309 39.966,116.323
224|road|四环路|四環路|Fourth Ring Road||39.987,116.300 39.985,116.330 39.986,116.355 39.987,116.390 39.987,116.420 39.984,116.450 39.974,116.470 39.960,116.482 39.940,116.484 39.916,116.486 39.893,116.489 39.870,116.487 39.847,116.478 39.834,116.455 39.832,116.425 39.831,116.395 39.829,116.360 39.829,116.330 39.837,116.300 39.852,116.282 39.875,116.276 39.905,116.274 39.930,116.273 39.955,116.276 39.975,116.282 39.987,116.300
224|road|五环路|五環路|Fifth Ring Road||40.021,116.310 40.020,116.340 40.020,116.375 40.017,116.410 40.015,116.445 40.003,116.480 39.987,116.505 39.965,116.530 39.940,116.548 39.910,116.548 39.880,116.546 39.850,116.545 39.820,116.537 39.800,116.510 39.780,116.480 39.764,116.450 39.758,116.415 39.757,116.380 39.760,116.345 39.775,116.305 39.785,116.265 39.800,116.230 39.828,116.213 39.860,116.205 39.895,116.212 39.925,116.214 39.955,116.218 39.975,116.235 39.996,116.248 40.010,116.275 40.021,116.310
224|road|长安街|長安街|Chang'an Avenue||39.907,116.220 39.907,116.255 39.907,116.292 39.907,116.325 39.907,116.356 39.907,116.374 39.908,116.398 39.908,116.417 39.908,116.435 39.909,116.461 39.909,116.490 39.909,116.520
224|road|机场高速|機場高速|Airport Expressway||39.961,116.450 39.975,116.473 39.991,116.500 40.011,116.528 40.032,116.552 40.053,116.582 40.072,116.588
224|road|京藏高速||Beijing–Tibet Expressway||39.968,116.373 39.987,116.371 40.020,116.361 40.060,116.330 40.095,116.302 40.130,116.282 40.168,116.262
224|road|京港澳高速||Beijing–Hong Kong–Macau Expressway||39.894,116.311 39.877,116.276 39.855,116.235 39.832,116.205 39.800,116.180 39.765,116.155
224|metro|1号线八通线|1號線八通線|Line 1 Batong|c23a30|39.907,116.190@古城=Gucheng 39.907,116.236@八宝山/八寶山=Babaoshan 39.908,116.274@五棵松=Wukesong 39.907,116.310@公主坟/公主墳=Gongzhufen 39.907,116.321@军事博物馆/軍事博物館=Military Museum 39.907,116.338@木樨地=Muxidi 39.907,116.357@复兴门/復興門=Fuxingmen 39.907,116.374@西单/西單=Xidan 39.908,116.401@天安门东/天安門東=Tian'anmen East 39.908,116.411@王府井=Wangfujing 39.908,116.418@东单/東單=Dongdan 39.908,116.436@建国门/建國門=Jianguomen 39.909,116.460@国贸/國貿=Guomao 39.908,116.476@大望路=Dawanglu 39.909,116.515@四惠东/四惠東=Sihui East 39.909,116.554@传媒大学/傳媒大學=Communication University 39.883,116.669@梨园/梨園=Liyuan 39.872,116.687@土桥/土橋=Tuqiao 39.855,116.677@环球度假区/環球度假區=Universal Resort
224|metro|2号线|2號線|Line 2|004b87|39.940,116.355@西直门/西直門=Xizhimen 39.949,116.373@积水潭/積水潭=Jishuitan 39.949,116.394@鼓楼大街/鼓樓大街=Guloudajie 39.949,116.417@雍和宫/雍和宮=Lama Temple 39.941,116.434@东直门/東直門=Dongzhimen 39.933,116.434@东四十条/東四十條=Dongsishitiao 39.924,116.434@朝阳门/朝陽門=Chaoyangmen 39.908,116.436@建国门/建國門=Jianguomen 39.905,116.427@北京站=Beijing Railway Station 39.901,116.417@崇文门/崇文門=Chongwenmen 39.900,116.398@前门/前門=Qianmen 39.900,116.384@和平门/和平門=Hepingmen 39.900,116.374@宣武门/宣武門=Xuanwumen 39.900,116.363@长椿街/長椿街=Changchun Street 39.907,116.357@复兴门/復興門=Fuxingmen 39.924,116.356@阜成门/阜成門=Fuchengmen 39.932,116.355@车公庄/車公莊=Chegongzhuang 39.940,116.355@西直门/西直門=Xizhimen
224|metro|4号线大兴线|4號線大興線|Line 4 Daxing|008c95|40.012,116.270@安河桥北/安河橋北=Anheqiao North 39.998,116.290@西苑=Xiyuan 39.990,116.316@北京大学东门/北京大學東門=East Gate of Peking University 39.984,116.316@中关村/中關村=Zhongguancun 39.976,116.317@海淀黄庄/海淀黃莊=Haidianhuangzhuang 39.967,116.322@人民大学/人民大學=Renmin University 39.943,116.325@国家图书馆/國家圖書館=National Library 39.939,116.339@动物园/動物園=Beijing Zoo 39.940,116.355@西直门/西直門=Xizhimen 39.933,116.373@平安里=Ping'anli 39.907,116.374@西单/西單=Xidan 39.900,116.374@宣武门/宣武門=Xuanwumen 39.889,116.374@菜市口=Caishikou 39.878,116.374@陶然亭=Taoranting 39.865,116.379@北京南站=Beijing South Railway Station 39.846,116.371@角门西/角門西=Jiaomen West 39.812,116.366@新宫/新宮=Xingong 39.790,116.329@西红门/西紅門=Xihongmen 39.741,116.332@黄村西大街/黃村西大街=Huangcunxidajie
224|metro|5号线|5號線|Line 5|a6217f|40.083,116.413@天通苑北=Tiantongyuan North 40.062,116.413 40.053,116.415@立水桥/立水橋=Lishuiqiao 40.003,116.417@大屯路东/大屯路東=Datunlu East 39.977,116.417@惠新西街南口=Huixinxijie Nankou 39.968,116.417@和平西桥/和平西橋=Hepingxiqiao 39.949,116.417@雍和宫/雍和宮=Lama Temple 39.940,116.417@北新桥/北新橋=Beixinqiao 39.924,116.418@东四/東四=Dongsi 39.917,116.418@灯市口/燈市口=Dengshikou 39.908,116.418@东单/東單=Dongdan 39.901,116.417@崇文门/崇文門=Chongwenmen 39.893,116.420@磁器口=Ciqikou 39.865,116.422@蒲黄榆/蒲黃榆=Puhuangyu 39.857,116.422@刘家窑/劉家窯=Liujiayao 39.846,116.428@宋家庄/宋家莊=Songjiazhuang
224|metro|6号线|6號線|Line 6|d29700|39.924,116.163@金安桥/金安橋=Jin'anqiao 39.933,116.277@海淀五路居=Haidian Wuluju 39.933,116.294@慈寿寺/慈壽寺=Cishousi 39.933,116.325@白石桥南/白石橋南=Baishiqiao South 39.932,116.355@车公庄/車公莊=Chegongzhuang 39.933,116.373@平安里=Ping'anli 39.933,116.403@南锣鼓巷/南鑼鼓巷=Nanluoguxiang 39.924,116.418@东四/東四=Dongsi 39.924,116.434@朝阳门/朝陽門=Chaoyangmen 39.923,116.461@呼家楼/呼家樓=Hujialou 39.923,116.478@金台路=Jintailu 39.922,116.502@十里堡=Shilibao 39.923,116.517@青年路=Qingnianlu 39.924,116.615@草房=Caofang 39.903,116.690@北运河西/北運河西=Beiyunhe West 39.902,116.747@潞城=Lucheng
224|metro|7号线|7號線|Line 7|ffc56e|39.894,116.321@北京西站=Beijing West Railway Station 39.890,116.333@湾子/灣子=Wanzi 39.889,116.374@菜市口=Caishikou 39.891,116.398@珠市口=Zhushikou 39.893,116.420@磁器口=Ciqikou 39.893,116.441 39.893,116.477@九龙山/九龍山=Jiulongshan 39.893,116.503@百子湾/百子灣=Baiziwan 39.865,116.500@欢乐谷景区/歡樂谷景區=Happy Valley 39.853,116.530@焦化厂/焦化廠=Jiaohuachang 39.854,116.602 39.855,116.677@环球度假区/環球度假區=Universal Resort
224|metro|8号线|8號線|Line 8|009b77|40.104,116.314@朱辛庄/朱辛莊=Zhuxinzhuang 40.081,116.363@回龙观东大街/回龍觀東大街=Huilongguan Dongdajie 40.022,116.373@林萃桥/林萃橋=Lincuiqiao 40.010,116.392@森林公园南门/森林公園南門=South Gate of Forest Park 39.986,116.396@奥体中心/奧體中心=Olympic Sports Center 39.977,116.394@北土城=Beitucheng 39.949,116.394@鼓楼大街/鼓樓大街=Guloudajie 39.938,116.396@什刹海/什剎海=Shichahai 39.933,116.403@南锣鼓巷/南鑼鼓巷=Nanluoguxiang 39.924,116.411@中国美术馆/中國美術館=National Art Museum 39.908,116.411@王府井=Wangfujing 39.900,116.398@前门/前門=Qianmen 39.891,116.398@珠市口=Zhushikou 39.867,116.399@永定门外/永定門外=Yongdingmenwai 39.858,116.400 39.843,116.399@大红门/大紅門=Dahongmen 39.805,116.405 39.761,116.414@瀛海=Yinghai
224|metro|10号线|10號線|Line 10|0092bc|39.975,116.294@巴沟/巴溝=Bagou 39.976,116.317@海淀黄庄/海淀黃莊=Haidianhuangzhuang 39.976,116.340@知春路=Zhichunlu 39.976,116.353@西土城=Xitucheng 39.977,116.394@北土城=Beitucheng 39.977,116.417@惠新西街南口=Huixinxijie Nankou 39.977,116.436@芍药居/芍藥居=Shaoyaoju 39.961,116.457@三元桥/三元橋=Sanyuanqiao 39.949,116.462@亮马桥/亮馬橋=Liangmaqiao 39.923,116.461@呼家楼/呼家樓=Hujialou 39.909,116.460@国贸/國貿=Guomao 39.893,116.461@双井/雙井=Shuangjing 39.876,116.461@潘家园/潘家園=Panjiayuan 39.866,116.459@十里河=Shilihe 39.846,116.428@宋家庄/宋家莊=Songjiazhuang 39.846,116.371@角门西/角門西=Jiaomen West 39.845,116.352@草桥/草橋=Caoqiao 39.851,116.303@丰台站/豐台站=Fengtai Railway Station 39.880,116.303@六里桥/六里橋=Liuliqiao 39.897,116.310@莲花桥/蓮花橋=Lianhuaqiao 39.907,116.310@公主坟/公主墳=Gongzhufen 39.933,116.294@慈寿寺/慈壽寺=Cishousi 39.965,116.288@火器营/火器營=Huoqiying 39.975,116.294@巴沟/巴溝=Bagou
224|metro|13号线|13號線|Line 13|f4da40|39.940,116.355@西直门/西直門=Xizhimen 39.966,116.345@大钟寺/大鐘寺=Dazhongsi 39.976,116.340@知春路=Zhichunlu 39.993,116.338@五道口=Wudaokou 40.033,116.320@上地=Shangdi 40.053,116.306@西二旗=Xi'erqi 40.071,116.319@龙泽/龍澤=Longze 40.071,116.361@霍营/霍營=Huoying 40.053,116.415@立水桥/立水橋=Lishuiqiao 40.043,116.434@北苑=Beiyuan 39.996,116.450@望京西=Wangjing West 39.977,116.436@芍药居/芍藥居=Shaoyaoju 39.968,116.432@光熙门/光熙門=Guangximen 39.958,116.432@柳芳=Liufang 39.941,116.434@东直门/東直門=Dongzhimen
224|metro|14号线|14號線|Line 14|ca9a8e|39.850,116.180@张郭庄/張郭莊=Zhangguozhuang 39.866,116.294@七里庄/七里莊=Qilizhuang 39.868,116.318@丽泽商务区/麗澤商務區=Lize Business District 39.865,116.379@北京南站=Beijing South Railway Station 39.867,116.399@永定门外/永定門外=Yongdingmenwai 39.865,116.411@景泰=Jingtai 39.865,116.422@蒲黄榆/蒲黃榆=Puhuangyu 39.866,116.459@十里河=Shilihe 39.874,116.478@北工大西门/北工大西門=West Gate of BJUT 39.893,116.477@九龙山/九龍山=Jiulongshan 39.908,116.476@大望路=Dawanglu 39.923,116.478@金台路=Jintailu 39.945,116.475@枣营/棗營=Zaoying 39.971,116.490@将台/將台=Jiangtai 39.985,116.482@望京南=Wangjing South 39.998,116.469@望京=Wangjing 40.021,116.466@来广营/來廣營=Laiguangying 40.025,116.480@善各庄/善各莊=Shangezhuang
224|metro|首都机场线|首都機場線|Capital Airport Express|a192b2|39.940,116.417@北新桥/北新橋=Beixinqiao 39.941,116.434@东直门/東直門=Dongzhimen 39.961,116.457@三元桥/三元橋=Sanyuanqiao 39.990,116.500 40.030,116.550 40.053,116.615@3号航站楼/3號航站樓=Terminal 3 40.079,116.593@2号航站楼/2號航站樓=Terminal 2
224|metro|大兴机场线|大興機場線|Daxing Airport Express|0049a5|39.845,116.352@草桥/草橋=Caoqiao 39.780,116.345 39.730,116.358 39.672,116.372@大兴新城/大興新城=Daxing Xincheng 39.590,116.400 39.509,116.411@大兴机场/大興機場=Daxing Airport
224|water|昆明湖||Kunming Lake||39.989,116.269
224|water|什刹海|什剎海|Shichahai||39.941,116.386
224|water|北海||Beihai||39.926,116.388
224|water|通惠河||Tonghui River||39.905,116.530
224|park|奥林匹克森林公园|奧林匹克森林公園|Olympic Forest Park|1500|40.022,116.390
224|park|颐和园|頤和園|Summer Palace|1100|39.996,116.266
224|park|天坛公园|天壇公園|Temple of Heaven Park|900|39.882,116.407
224|park|朝阳公园|朝陽公園|Chaoyang Park|1100|39.942,116.477
224|park|玉渊潭公园|玉淵潭公園|Yuyuantan Park|700|39.916,116.312
321|road|内环高架路|內環高架路|Inner Ring Road||31.271,121.442 31.273,121.465 31.271,121.490 31.268,121.515 31.254,121.533 31.238,121.545 31.220,121.550 31.209,121.535 31.206,121.510 31.199,121.490 31.193,121.472 31.184,121.452 31.187,121.436 31.200,121.425 31.215,121.419 31.232,121.417 31.250,121.423 31.264,121.430 31.271,121.442
321|road|中环路|中環路|Middle Ring Road||31.296,121.415 31.301,121.440 31.304,121.470 31.308,121.500 31.306,121.530 31.295,121.550 31.275,121.575 31.250,121.588 31.220,121.592 31.195,121.583 31.175,121.560 31.158,121.530 31.152,121.500 31.150,121.470 31.151,121.440 31.160,121.408 31.180,121.390 31.205,121.380 31.230,121.376 31.255,121.380 31.280,121.393 31.296,121.415
321|road|外环高速|外環高速|Outer Ring Expressway||31.350,121.400 31.357,121.430 31.359,121.465 31.368,121.495 31.360,121.530 31.330,121.585 31.300,121.630 31.270,121.650 31.235,121.653 31.200,121.650 31.165,121.630 31.140,121.600 31.118,121.565 31.106,121.530 31.103,121.490 31.106,121.450 31.109,121.410 31.117,121.380 31.140,121.358 31.170,121.352 31.200,121.352 31.230,121.350 31.260,121.352 31.290,121.362 31.325,121.380 31.350,121.400
321|road|延安高架路||Yan'an Elevated Road||31.191,121.350 31.195,121.375 31.205,121.395 31.211,121.420 31.220,121.440 31.226,121.460 31.229,121.480
321|road|南北高架路||North–South Elevated Road||31.325,121.452 31.300,121.456 31.275,121.460 31.250,121.463 31.232,121.468 31.213,121.473 31.200,121.472
321|road|世纪大道|世紀大道|Shiji Avenue||31.240,121.500 31.234,121.512 31.228,121.525 31.220,121.540
321|road|沪闵高架路|滬閔高架路|Humin Elevated Road||31.112,121.380 31.130,121.395 31.150,121.413 31.165,121.430 31.178,121.440
321|road|沪嘉高速|滬嘉高速|Shanghai–Jiading Expressway||31.282,121.395 31.295,121.370 31.315,121.335 31.345,121.295 31.370,121.265
321|metro|1号线|1號線|Line 1|e4002b|31.111,121.385@莘庄/莘莊=Shenzhuang 31.142,121.414@锦江乐园/錦江樂園=Jinjiang Park 31.155,121.430@上海南站=Shanghai South Railway Station 31.183,121.436@上海体育馆/上海體育館=Shanghai Indoor Stadium 31.194,121.437@徐家汇/徐家匯=Xujiahui 31.205,121.446@衡山路=Hengshan Road 31.214,121.452@常熟路=Changshu Road 31.217,121.459@陕西南路/陝西南路=Shanxi South Road 31.233,121.474@人民广场/人民廣場=People's Square 31.241,121.459@汉中路/漢中路=Hanzhong Road 31.249,121.456@上海火车站/上海火車站=Shanghai Railway Station 31.259,121.459@中山北路=Zhongshan North Road 31.280,121.452@上海马戏城/上海馬戲城=Shanghai Circus World 31.292,121.450@汶水路=Wenshui Road 31.355,121.434@共富新村=Gongfuxincun 31.392,121.424@富锦路/富錦路=Fujin Road
321|metro|2号线|2號線|Line 2|97d700|31.189,121.302@国家会展中心/國家會展中心=National Exhibition and Convention Center 31.194,121.320@虹桥火车站/虹橋火車站=Hongqiao Railway Station 31.194,121.327@虹桥2号航站楼/虹橋2號航站樓=Hongqiao Airport Terminal 2 31.218,121.359@淞虹路=Songhong Road 31.211,121.404@娄山关路/婁山關路=Loushanguan Road 31.219,121.416@中山公园/中山公園=Zhongshan Park 31.220,121.431@江苏路/江蘇路=Jiangsu Road 31.224,121.447@静安寺/靜安寺=Jing'an Temple 31.230,121.460@南京西路=Nanjing West Road 31.233,121.474@人民广场/人民廣場=People's Square 31.238,121.484@南京东路/南京東路=Nanjing East Road 31.238,121.502@陆家嘴/陸家嘴=Lujiazui 31.229,121.527@世纪大道/世紀大道=Shiji Avenue 31.220,121.544@上海科技馆/上海科技館=Science and Technology Museum 31.203,121.557@龙阳路/龍陽路=Longyang Road 31.202,121.588@张江高科/張江高科=Zhangjiang High Technology Park 31.211,121.621@广兰路/廣蘭路=Guanglan Road 31.187,121.698@川沙=Chuansha 31.150,121.804@浦东1号2号航站楼/浦東1號2號航站樓=Pudong Airport Terminals 1 and 2
321|metro|3号线|3號線|Line 3|ffd100|31.155,121.430@上海南站=Shanghai South Railway Station 31.157,121.443@石龙路/石龍路=Shilong Road 31.187,121.427@宜山路=Yishan Road 31.198,121.421@虹桥路/虹橋路=Hongqiao Road 31.219,121.416@中山公园/中山公園=Zhongshan Park 31.239,121.417@曹杨路/曹楊路=Caoyang Road 31.247,121.430@镇坪路/鎮坪路=Zhenping Road 31.249,121.456@上海火车站/上海火車站=Shanghai Railway Station 31.252,121.476@宝山路/寶山路=Baoshan Road 31.271,121.478@虹口足球场/虹口足球場=Hongkou Football Stadium 31.290,121.483@大柏树/大柏樹=Dabaishu 31.307,121.485@江湾镇/江灣鎮=Jiangwanzhen 31.405,121.476@友谊路/友誼路=Youyi Road 31.407,121.439@江杨北路/江楊北路=Jiangyang North Road
321|metro|4号线|4號線|Line 4|5f259f|31.187,121.427@宜山路=Yishan Road 31.198,121.421@虹桥路/虹橋路=Hongqiao Road 31.219,121.416@中山公园/中山公園=Zhongshan Park 31.239,121.417@曹杨路/曹楊路=Caoyang Road 31.247,121.430@镇坪路/鎮坪路=Zhenping Road 31.249,121.456@上海火车站/上海火車站=Shanghai Railway Station 31.252,121.476@宝山路/寶山路=Baoshan Road 31.260,121.489@海伦路/海倫路=Hailun Road 31.258,121.513@大连路/大連路=Dalian Road 31.229,121.527@世纪大道/世紀大道=Shiji Avenue 31.211,121.527@蓝村路/藍村路=Lancun Road 31.201,121.489@西藏南路=Xizang South Road 31.194,121.464@大木桥路/大木橋路=Damuqiao Road 31.183,121.436@上海体育馆/上海體育館=Shanghai Indoor Stadium 31.187,121.427@宜山路=Yishan Road
321|metro|7号线|7號線|Line 7|ff6900|31.403,121.352@美兰湖/美蘭湖=Meilanhu 31.317,121.387@上海大学/上海大學=Shanghai University 31.286,121.424@行知路=Xingzhi Road 31.247,121.430@镇坪路/鎮坪路=Zhenping Road 31.241,121.438@长寿路/長壽路=Changshou Road 31.224,121.447@静安寺/靜安寺=Jing'an Temple 31.214,121.452@常熟路=Changshu Road 31.201,121.449@肇嘉浜路=Zhaojiabang Road 31.190,121.454@东安路/東安路=Dong'an Road 31.176,121.493@云台路/雲台路=Yuntai Road 31.203,121.557@龙阳路/龍陽路=Longyang Road 31.212,121.564@花木路=Huamu Road
321|metro|8号线|8號線|Line 8|009ace|31.323,121.532@市光路=Shiguang Road 31.306,121.531@翔殷路=Xiangyin Road 31.295,121.530@延吉中路=Yanji Middle Road 31.274,121.507@四平路=Siping Road 31.271,121.478@虹口足球场/虹口足球場=Hongkou Football Stadium 31.242,121.471@曲阜路=Qufu Road 31.233,121.474@人民广场/人民廣場=People's Square 31.228,121.478@大世界=Dashijie 31.220,121.483@老西门/老西門=Laoximen 31.212,121.486@陆家浜路/陸家浜路=Lujiabang Road 31.201,121.489@西藏南路=Xizang South Road 31.185,121.493@中华艺术宫/中華藝術宮=China Art Museum 31.154,121.480@东方体育中心/東方體育中心=Oriental Sports Center 31.146,121.508 31.063,121.512@沈杜公路=Shendu Highway
321|metro|9号线|9號線|Line 9|71c5e8|30.985,121.230@松江南站=Shanghai Songjiang Railway Station 31.030,121.230@松江新城=Songjiangxincheng 31.055,121.232@松江大学城/松江大學城=Songjiang University Town 31.103,121.230@佘山=Sheshan 31.118,121.257@泗泾/泗涇=Sijing 31.138,121.318@九亭=Jiuting 31.155,121.350@七宝/七寶=Qibao 31.170,121.398@漕河泾开发区/漕河涇開發區=Caohejing Hi-Tech Park 31.187,121.427@宜山路=Yishan Road 31.194,121.437@徐家汇/徐家匯=Xujiahui 31.201,121.449@肇嘉浜路=Zhaojiabang Road 31.212,121.486@陆家浜路/陸家浜路=Lujiabang Road 31.229,121.527@世纪大道/世紀大道=Shiji Avenue 31.240,121.555 31.255,121.590 31.275,121.680@曹路=Caolu
321|metro|10号线|10號線|Line 10|c1a7e2|31.194,121.320@虹桥火车站/虹橋火車站=Hongqiao Railway Station 31.194,121.327@虹桥2号航站楼/虹橋2號航站樓=Hongqiao Airport Terminal 2 31.193,121.364@上海动物园/上海動物園=Shanghai Zoo 31.200,121.401@伊犁路=Yili Road 31.198,121.421@虹桥路/虹橋路=Hongqiao Road 31.203,121.432@交通大学/交通大學=Jiaotong University 31.217,121.459@陕西南路/陝西南路=Shanxi South Road 31.216,121.475@新天地=Xintiandi 31.220,121.483@老西门/老西門=Laoximen 31.229,121.487@豫园/豫園=Yuyuan Garden 31.238,121.484@南京东路/南京東路=Nanjing East Road 31.245,121.483@天潼路=Tiantong Road 31.260,121.489@海伦路/海倫路=Hailun Road 31.274,121.507@四平路=Siping Road 31.283,121.506@同济大学/同濟大學=Tongji University 31.298,121.514@五角场/五角場=Wujiaochang 31.313,121.508@三门路/三門路=Sanmen Road 31.330,121.506@新江湾城/新江灣城=Xinjiangwancheng
321|metro|11号线|11號線|Line 11|76232f|31.393,121.238@嘉定北=North Jiading 31.340,121.265 31.331,121.255@嘉定新城=Jiading Xincheng 31.297,121.323@南翔=Nanxiang 31.263,121.403@上海西站=Shanghai West Railway Station 31.239,121.417@曹杨路/曹楊路=Caoyang Road 31.220,121.431@江苏路/江蘇路=Jiangsu Road 31.203,121.432@交通大学/交通大學=Jiaotong University 31.194,121.437@徐家汇/徐家匯=Xujiahui 31.173,121.453@龙华/龍華=Longhua 31.154,121.480@东方体育中心/東方體育中心=Oriental Sports Center 31.143,121.513@三林=Sanlin 31.153,121.592@罗山路/羅山路=Luoshan Road 31.143,121.666@迪士尼=Disney Resort
321|metro|13号线|13號線|Line 13|ef95cf|31.240,121.320@金运路/金運路=Jinyun Road 31.234,121.396@真北路=Zhenbei Road 31.232,121.412@金沙江路=Jinshajiang Road 31.241,121.438@长寿路/長壽路=Changshou Road 31.241,121.459@汉中路/漢中路=Hanzhong Road 31.230,121.460@南京西路=Nanjing West Road 31.216,121.475@新天地=Xintiandi 31.184,121.486@世博大道=Shibo Avenue 31.151,121.520@东明路/東明路=Dongming Road 31.178,121.582@华夏中路/華夏中路=Huaxia Middle Road 31.192,121.619@张江路/張江路=Zhangjiang Road
321|metro|16号线|16號線|Line 16|2cd5c4|31.203,121.557@龙阳路/龍陽路=Longyang Road 31.153,121.592@罗山路/羅山路=Luoshan Road 31.078,121.660 31.055,121.761@惠南=Huinan 31.033,121.793@惠南东/惠南東=Huinandong 30.965,121.850 30.907,121.930@滴水湖=Dishui Lake
321|metro|17号线|17號線|Line 17|bb8c78|31.194,121.320@虹桥火车站/虹橋火車站=Hongqiao Railway Station 31.189,121.302@国家会展中心/國家會展中心=National Exhibition and Convention Center 31.188,121.290@徐泾东/徐涇東=Xujingdong 31.175,121.240 31.165,121.180 31.150,121.118@青浦新城=Qingpuxincheng 31.107,121.054@朱家角=Zhujiajiao 31.102,121.018@东方绿舟/東方綠舟=Oriental Land
321|metro|磁浮线|磁浮線|Maglev|008b97|31.203,121.557@龙阳路/龍陽路=Longyang Road 31.195,121.600 31.178,121.660 31.165,121.720 31.153,121.804@浦东国际机场/浦東國際機場=Pudong International Airport
321|water|黄浦江|黃浦江|Huangpu River||31.205,121.500
321|water|苏州河|蘇州河|Suzhou Creek||31.243,121.440
321|water|长江口|長江口|Yangtze Estuary||31.400,121.600
321|water|滴水湖||Dishui Lake||30.899,121.935
321|park|世纪公园|世紀公園|Century Park|650|31.217,121.553
321|park|人民公园|人民公園|People's Park|200|31.233,121.471
321|park|中山公园|中山公園|Zhongshan Park|300|31.222,121.417
321|park|共青森林公园|共青森林公園|Gongqing Forest Park|700|31.323,121.550
321|park|顾村公园|顧村公園|Gucun Park|1200|31.345,121.377
53|road|内环路|內環路|Inner Ring Road||23.148,113.253 23.149,113.275 23.145,113.296 23.127,113.300 23.109,113.295 23.104,113.275 23.105,113.255 23.112,113.240 23.130,113.235 23.148,113.253
53|road|环城高速|環城高速|City Ring Expressway||23.175,113.235 23.180,113.270 23.172,113.310 23.178,113.345 23.170,113.385 23.145,113.410 23.115,113.415 23.085,113.405 23.065,113.370 23.055,113.330 23.050,113.290 23.055,113.250 23.070,113.220 23.100,113.215 23.130,113.217 23.155,113.222 23.175,113.235
53|road|东风路|東風路|Dongfeng Road||23.133,113.248 23.134,113.265 23.134,113.282 23.135,113.300
53|road|黄埔大道|黃埔大道|Huangpu Avenue||23.124,113.305 23.125,113.325 23.123,113.350 23.119,113.375 23.113,113.405 23.105,113.435
53|road|广州大道|廣州大道|Guangzhou Avenue||23.175,113.320 23.155,113.314 23.135,113.309 23.115,113.312 23.095,113.318 23.075,113.315 23.050,113.318
53|road|机场高速|機場高速|Airport Expressway||23.160,113.258 23.190,113.262 23.225,113.270 23.265,113.290 23.305,113.300 23.350,113.305
53|metro|1号线|1號線|Line 1|f3d03e|23.067,113.234@西塱=Xilang 23.097,113.236@芳村=Fangcun 23.108,113.243@黄沙/黃沙=Huangsha 23.126,113.246@陈家祠/陳家祠=Chen Clan Academy 23.126,113.256@西门口/西門口=Ximenkou 23.126,113.264@公园前/公園前=Gongyuanqian 23.126,113.276@农讲所/農講所=Nongjiangsuo 23.123,113.294@东山口/東山口=Dongshankou 23.129,113.306@杨箕/楊箕=Yangji 23.132,113.321@体育西路/體育西路=Tiyuxilu 23.138,113.325@体育中心/體育中心=Tiyu Zhongxin 23.150,113.324@广州东站/廣州東站=Guangzhou East Railway Station
53|metro|2号线|2號線|Line 2|00629b|23.237,113.283@嘉禾望岗/嘉禾望崗=Jiahewanggang 23.199,113.268@白云公园/白雲公園=Baiyun Park 23.162,113.256@三元里=Sanyuanli 23.148,113.257@广州火车站/廣州火車站=Guangzhou Railway Station 23.139,113.263@越秀公园/越秀公園=Yuexiu Park 23.133,113.264@纪念堂/紀念堂=Memorial Hall 23.126,113.264@公园前/公園前=Gongyuanqian 23.114,113.264@海珠广场/海珠廣場=Haizhu Square 23.105,113.265@市二宫/市二宮=The 2nd Workers' Cultural Palace 23.097,113.270@江南西=Jiangnanxi 23.088,113.275@昌岗/昌崗=Changgang 23.065,113.300@南洲=Nanzhou 23.041,113.305@洛溪=Luoxi 22.989,113.269@广州南站/廣州南站=Guangzhou South Railway Station
53|metro|3号线|3號線|Line 3|eca154|22.937,113.384@番禺广场/番禺廣場=Panyu Square 22.948,113.362@市桥/市橋=Shiqiao 22.992,113.330@汉溪长隆/漢溪長隆=Hanxi Changlong 23.018,113.316@大石=Dashi 23.055,113.324@沥滘/瀝滘=Lijiao 23.097,113.323@客村=Kecun 23.109,113.325@广州塔/廣州塔=Canton Tower 23.119,113.321@珠江新城=Zhujiang New Town 23.132,113.321@体育西路/體育西路=Tiyuxilu 23.134,113.341@岗顶/崗頂=Gangding 23.137,113.351@华师/華師=South China Normal University 23.171,113.345@天河客运站/天河客運站=Tianhe Coach Terminal
53|metro|4号线|4號線|Line 4|00843d|23.139,113.411@黄村/黃村=Huangcun 23.122,113.397@车陂/車陂=Chebei 23.116,113.397@车陂南/車陂南=Chebeinan 23.100,113.385@万胜围/萬勝圍=Wanshengwei 23.058,113.386@大学城北/大學城北=Higher Education Mega Center North 23.042,113.399@大学城南/大學城南=Higher Education Mega Center South 23.026,113.420@新造=Xinzao 22.965,113.445@石碁=Shiqi 22.925,113.475@低涌=Diyong 22.830,113.512@黄阁/黃閣=Huangge 22.790,113.535@金洲=Jinzhou 22.748,113.613@南沙客运港/南沙客運港=Nansha Passenger Port
53|metro|5号线|5號線|Line 5|c5003e|23.109,113.214@滘口=Jiaokou 23.142,113.242@西村=Xicun 23.148,113.257@广州火车站/廣州火車站=Guangzhou Railway Station 23.141,113.277@小北=Xiaobei 23.139,113.294@区庄/區莊=Quzhuang 23.138,113.308@动物园/動物園=Guangzhou Zoo 23.129,113.306@杨箕/楊箕=Yangji 23.119,113.321@珠江新城=Zhujiang New Town 23.119,113.332@猎德/獵德=Liede 23.118,113.361@员村/員村=Yuancun 23.116,113.397@车陂南/車陂南=Chebeinan 23.103,113.430@鱼珠/魚珠=Yuzhu 23.104,113.443@大沙地=Dashadi 23.105,113.470@文冲/文沖=Wenchong
53|metro|6号线|6號線|Line 6|80225f|23.165,113.203@浔峰岗/潯峰崗=Xunfenggang 23.150,113.208@横沙/橫沙=Hengsha 23.124,113.221@坦尾=Tanwei 23.108,113.243@黄沙/黃沙=Huangsha 23.108,113.249@文化公园/文化公園=Cultural Park 23.114,113.264@海珠广场/海珠廣場=Haizhu Square 23.118,113.276@团一大广场/團一大廣場=Tuanyida Square 23.123,113.294@东山口/東山口=Dongshankou 23.139,113.294@区庄/區莊=Quzhuang 23.145,113.302@沙河顶/沙河頂=Shaheding 23.162,113.326@天平架=Tianpingjia 23.155,113.333@燕塘=Yantang 23.171,113.345@天河客运站/天河客運站=Tianhe Coach Terminal 23.177,113.361@植物园/植物園=Botanical Garden 23.171,113.405 23.175,113.440@苏元/蘇元=Suyuan 23.172,113.490@香雪=Xiangxue
53|metro|7号线|7號線|Line 7|97d700|22.989,113.269@广州南站/廣州南站=Guangzhou South Railway Station 23.005,113.285@谢村/謝村=Xiecun 22.992,113.330@汉溪长隆/漢溪長隆=Hanxi Changlong 23.015,113.380@板桥/板橋=Banqiao 23.042,113.399@大学城南/大學城南=Higher Education Mega Center South 23.060,113.415@深井=Shenjing 23.108,113.455@大沙东/大沙東=Dashadong
53|metro|8号线|8號線|Line 8|008c95|23.226,113.218@滘心=Jiaoxin 23.170,113.225@同德=Tongde 23.142,113.242@西村=Xicun 23.126,113.246@陈家祠/陳家祠=Chen Clan Academy 23.108,113.249@文化公园/文化公園=Cultural Park 23.103,113.256@同福西=Tongfuxi 23.088,113.275@昌岗/昌崗=Changgang 23.092,113.292@中大=Sun Yat-sen University 23.097,113.323@客村=Kecun 23.099,113.339@磨碟沙=Modiesha 23.099,113.370@琶洲=Pazhou 23.100,113.385@万胜围/萬勝圍=Wanshengwei
53|metro|21号线|21號線|Line 21|201747|23.118,113.361@员村/員村=Yuancun 23.127,113.364@天河公园/天河公園=Tianhe Park 23.139,113.411@黄村/黃村=Huangcun 23.152,113.425 23.175,113.440@苏元/蘇元=Suyuan 23.190,113.470@水西=Shuixi 23.235,113.510 23.285,113.560@镇龙西/鎮龍西=Zhenlongxi 23.284,113.630 23.290,113.730 23.288,113.812@增城广场/增城廣場=Zengcheng Square
53|metro|广佛线|廣佛線|Guangfo Line|c4d600|22.975,113.120@新城东/新城東=Xinchengdong 23.003,113.110@魁奇路=Kuiqi Road 23.030,113.110@祖庙/祖廟=Zumiao 23.045,113.150@千灯湖/千燈湖=Qiandeng Lake 23.067,113.234@西塱=Xilang 23.080,113.266@燕岗/燕崗=Yangang 23.055,113.324@沥滘/瀝滘=Lijiao
53|metro|3号线机场支线|3號線機場支線|Line 3 Airport Branch|eca154|23.132,113.321@体育西路/體育西路=Tiyuxilu 23.142,113.323@林和西=Linhexi 23.150,113.324@广州东站/廣州東站=Guangzhou East Railway Station 23.155,113.333@燕塘=Yantang 23.175,113.310 23.200,113.290 23.237,113.283@嘉禾望岗/嘉禾望崗=Jiahewanggang 23.270,113.280@龙归/龍歸=Longgui 23.320,113.295@人和=Renhe 23.353,113.307@高增=Gaozeng 23.390,113.305@机场南/機場南=Airport South 23.402,113.312@机场北/機場北=Airport North
53|water|珠江||Pearl River||23.111,113.290
53|water|流花湖||Liuhua Lake||23.137,113.250
53|water|狮子洋|獅子洋|Shiziyang||22.920,113.535
53|water|沙面白鹅潭|沙面白鵝潭|White Swan Pool||23.104,113.236
53|park|越秀公园|越秀公園|Yuexiu Park|450|23.140,113.264
53|park|白云山|白雲山|Baiyun Mountain|2500|23.184,113.297
53|park|天河公园|天河公園|Tianhe Park|400|23.127,113.362
53|park|华南植物园|華南植物園|South China Botanical Garden|900|23.185,113.363
53|park|海珠湿地公园|海珠溼地公園|Haizhu Wetland Park|1000|23.070,113.335
261|road|深南大道||Shennan Avenue||22.540,113.920 22.535,113.945 22.540,113.965 22.539,113.985 22.539,114.010 22.540,114.035 22.543,114.060 22.541,114.085 22.544,114.110 22.547,114.125
261|road|滨海大道|濱海大道|Binhai Avenue||22.523,113.920 22.515,113.945 22.521,113.970 22.524,113.995 22.531,114.020
261|road|滨河大道|濱河大道|Binhe Avenue||22.531,114.020 22.524,114.040 22.524,114.065 22.534,114.090 22.541,114.113
261|road|北环大道|北環大道|Beihuan Avenue||22.552,113.920 22.553,113.945 22.555,113.975 22.557,114.000 22.560,114.025 22.566,114.050 22.568,114.075 22.567,114.100
261|road|南坪快速路||Nanping Expressway||22.575,113.915 22.585,113.950 22.590,113.985 22.602,114.015 22.608,114.045 22.605,114.075 22.610,114.105
261|road|广深高速|廣深高速|Guangzhou–Shenzhen Expressway||22.530,114.045 22.550,114.010 22.560,113.980 22.565,113.940 22.575,113.900 22.605,113.868 22.645,113.840 22.690,113.815 22.740,113.800
261|road|广深沿江高速|廣深沿江高速|Guangzhou–Shenzhen Coastal Expressway||22.505,113.880 22.540,113.862 22.580,113.835 22.620,113.805 22.660,113.785 22.710,113.765
261|metro|1号线|1號線|Line 1|00b140|22.532,114.114@罗湖/羅湖=Luohu 22.541,114.113@国贸/國貿=Guomao 22.546,114.110@老街=Laojie 22.543,114.103@大剧院/大劇院=Grand Theater 22.542,114.090@科学馆/科學館=Science Museum 22.542,114.080@华强路/華強路=Huaqiang Road 22.535,114.056@会展中心/會展中心=Convention and Exhibition Center 22.536,114.050@购物公园/購物公園=Shopping Park 22.537,114.020@车公庙/車公廟=Chegongmiao 22.537,114.006@竹子林=Zhuzilin 22.538,113.969@世界之窗=Window of the World 22.540,113.940@深大=Shenzhen University 22.538,113.894@前海湾/前海灣=Qianhaiwan 22.557,113.884@宝安中心/寶安中心=Bao'anzhongxin 22.572,113.866@西乡/西鄉=Xixiang 22.653,113.829@机场东/機場東=Airport East
261|metro|2号线|2號線|Line 2|b94700|22.484,113.894@赤湾/赤灣=Chiwan 22.487,113.911@海上世界=Sea World 22.519,113.934@后海=Houhai 22.527,113.956@红树湾/紅樹灣=Hongshuwan 22.538,113.969@世界之窗=Window of the World 22.551,113.983@侨城北/僑城北=Qiaocheng North 22.554,114.038@景田=Jingtian 22.549,114.048@莲花西/蓮花西=Lianhuaxi 22.540,114.050@福田=Futian 22.543,114.056@市民中心=Civic Center 22.543,114.063@岗厦北/崗廈北=Gangshabei 22.547,114.080@华强北/華強北=Huaqiang North 22.543,114.103@大剧院/大劇院=Grand Theater 22.548,114.133@黄贝岭/黃貝嶺=Huangbeiling 22.550,114.143@新秀=Xinxiu
261|metro|3号线|3號線|Line 3|00a9e0|22.518,114.060@福保=Fubao 22.522,114.054@益田=Yitian 22.526,114.050@石厦/石廈=Shisha 22.536,114.050@购物公园/購物公園=Shopping Park 22.540,114.050@福田=Futian 22.551,114.054@少年宫/少年宮=Children's Palace 22.551,114.067@莲花村/蓮花村=Lianhua Village 22.553,114.080@华新/華新=Huaxin 22.550,114.098@红岭/紅嶺=Hongling 22.546,114.110@老街=Laojie 22.562,114.121@田贝/田貝=Tianbei 22.602,114.115@布吉=Buji 22.624,114.142 22.643,114.198@横岗/橫崗=Henggang 22.695,114.218@大运/大運=Universiade 22.720,114.244@龙城广场/龍城廣場=Longcheng Square 22.728,114.262@双龙/雙龍=Shuanglong
261|metro|4号线|4號線|Line 4|dc241f|22.518,114.065@福田口岸=Futian Checkpoint 22.527,114.057@福民=Fumin 22.535,114.056@会展中心/會展中心=Convention and Exhibition Center 22.543,114.056@市民中心=Civic Center 22.551,114.054@少年宫/少年宮=Children's Palace 22.561,114.052@莲花北/蓮花北=Lianhua North 22.570,114.055@上梅林=Shangmeilin 22.592,114.044@民乐/民樂=Minyue 22.611,114.025@深圳北站=Shenzhen North Railway Station 22.622,114.018@红山/紅山=Hongshan 22.656,114.022@龙华/龍華=Longhua 22.665,114.034@清湖=Qinghu 22.740,114.060@牛湖=Niuhu
261|metro|5号线|5號線|Line 5|a05eb5|22.484,113.894@赤湾/赤灣=Chiwan 22.495,113.885@铁路公园/鐵路公園=Railway Park 22.538,113.894@前海湾/前海灣=Qianhaiwan 22.557,113.884@宝安中心/寶安中心=Bao'anzhongxin 22.577,113.897@灵芝/靈芝=Lingzhi 22.582,113.951@西丽/西麗=Xili 22.583,113.963@大学城/大學城=University Town 22.590,113.995@塘朗=Tanglang 22.611,114.025@深圳北站=Shenzhen North Railway Station 22.628,114.055@五和=Wuhe 22.632,114.065@坂田=Bantian 22.602,114.115@布吉=Buji 22.590,114.125@百鸽笼/百鴿籠=Baigelong 22.569,114.126@太安=Tai'an 22.548,114.133@黄贝岭/黃貝嶺=Huangbeiling
261|metro|6号线|6號線|Line 6|00c7b1|22.764,113.827@松岗/松崗=Songgang 22.760,113.855@溪头/溪頭=Xitou 22.775,113.895@公明广场/公明廣場=Gongming Square 22.757,113.935@光明=Guangming 22.693,113.935@上屋=Shangwu 22.655,113.995 22.611,114.025@深圳北站=Shenzhen North Railway Station 22.570,114.055@上梅林=Shangmeilin 22.542,114.090@科学馆/科學館=Science Museum
261|metro|7号线|7號線|Line 7|0033a0|22.594,113.962@西丽湖/西麗湖=Xili Lake 22.582,113.951@西丽/西麗=Xili 22.574,113.950@茶光=Chaguang 22.551,114.000@安托山=Antuoshan 22.537,114.020@车公庙/車公廟=Chegongmiao 22.526,114.050@石厦/石廈=Shisha 22.527,114.057@福民=Fumin 22.521,114.068@皇岗口岸/皇崗口岸=Huanggang Checkpoint 22.532,114.080@华强南/華強南=Huaqiang South 22.547,114.080@华强北/華強北=Huaqiang North 22.553,114.080@华新/華新=Huaxin 22.564,114.107@笋岗/筍崗=Sungang 22.562,114.121@田贝/田貝=Tianbei 22.569,114.126@太安=Tai'an
261|metro|9号线|9號線|Line 9|7b6469|22.520,113.885@前湾/前灣=Qianwan 22.519,113.934@后海=Houhai 22.523,113.957@红树湾南/紅樹灣南=Hongshuwan South 22.537,114.020@车公庙/車公廟=Chegongmiao 22.554,114.038@景田=Jingtian 22.570,114.055@上梅林=Shangmeilin 22.568,114.085@银湖/銀湖=Yinhu 22.550,114.098@红岭/紅嶺=Hongling 22.539,114.100@红岭南/紅嶺南=Hongling South 22.541,114.127@文锦/文錦=Wenjin
261|metro|11号线|11號線|Line 11|672146|22.543,114.063@岗厦北/崗廈北=Gangshabei 22.540,114.050@福田=Futian 22.537,114.020@车公庙/車公廟=Chegongmiao 22.523,113.957@红树湾南/紅樹灣南=Hongshuwan South 22.519,113.934@后海=Houhai 22.527,113.918@南山=Nanshan 22.538,113.894@前海湾/前海灣=Qianhaiwan 22.558,113.878@宝安/寶安=Bao'an 22.583,113.850@碧海湾/碧海灣=Bihaiwan 22.622,113.812@机场/機場=Airport 22.677,113.805@福永=Fuyong 22.690,113.800@桥头/橋頭=Qiaotou 22.720,113.810@马安山/馬安山=Ma'anshan 22.735,113.815@沙井=Shajing 22.764,113.827@松岗/松崗=Songgang 22.790,113.830@碧头/碧頭=Bitou
261|metro|14号线|14號線|Line 14|f2c75c|22.543,114.063@岗厦北/崗廈北=Gangshabei 22.550,114.087@黄木岗/黃木崗=Huangmugang 22.575,114.125@罗湖北/羅湖北=Luohu North 22.602,114.115@布吉=Buji 22.640,114.155@四季景山=Siji Jingshan 22.695,114.218@大运/大運=Universiade 22.693,114.280 22.690,114.345@坪山围/坪山圍=Pingshanwei 22.758,114.395@沙田=Shatian
261|water|深圳湾|深圳灣|Shenzhen Bay||22.490,113.970
261|water|前海湾|前海灣|Qianhai Bay||22.525,113.868
261|water|大鹏湾|大鵬灣|Mirs Bay||22.540,114.330
261|park|莲花山公园|蓮花山公園|Lianhuashan Park|700|22.556,114.054
261|park|深圳湾公园|深圳灣公園|Shenzhen Bay Park|700|22.517,113.975
261|park|深圳中心公园|深圳中心公園|Shenzhen Central Park|600|22.548,114.070
261|park|笔架山公园|筆架山公園|Bijiashan Park|600|22.563,114.075
261|park|仙湖植物园|仙湖植物園|Fairy Lake Botanical Garden|1200|22.578,114.170
312|road|一环路|一環路|First Ring Road||30.690,104.035 30.693,104.060 30.690,104.085 30.678,104.100 30.662,104.107 30.645,104.102 30.634,104.085 30.630,104.065 30.635,104.045 30.648,104.028 30.668,104.024 30.690,104.035
312|road|二环路|二環路|Second Ring Road||30.690,104.015 30.702,104.040 30.706,104.070 30.697,104.100 30.680,104.120 30.655,104.122 30.632,104.110 30.620,104.090 30.615,104.065 30.620,104.040 30.638,104.020 30.660,104.010 30.690,104.015
312|road|三环路|三環路|Third Ring Road||30.700,103.990 30.720,104.020 30.726,104.055 30.725,104.090 30.710,104.130 30.685,104.153 30.650,104.155 30.620,104.145 30.598,104.115 30.588,104.080 30.588,104.050 30.600,104.015 30.622,103.990 30.655,103.975 30.685,103.975 30.700,103.990
312|road|绕城高速|繞城高速|Chengdu Ring Expressway||30.745,103.955 30.775,104.000 30.785,104.050 30.775,104.110 30.750,104.160 30.710,104.200 30.660,104.205 30.610,104.190 30.570,104.155 30.545,104.110 30.535,104.060 30.540,104.010 30.565,103.965 30.600,103.935 30.650,103.920 30.700,103.925 30.745,103.955
312|road|天府大道||Tianfu Avenue||30.605,104.066 30.580,104.066 30.555,104.067 30.530,104.068 30.500,104.069 30.470,104.070 30.440,104.071
312|road|机场高速|機場高速|Airport Expressway||30.610,104.055 30.595,104.030 30.580,104.000 30.575,103.975
312|metro|1号线|1號線|Line 1|0a2ee5|30.725,104.082@韦家碾/韋家碾=Weijianian 30.696,104.073@火车北站/火車北站=North Railway Station 30.676,104.072@文殊院=Wenshuyuan 30.668,104.065@骡马市/騾馬市=Luomashi 30.658,104.066@天府广场/天府廣場=Tianfu Square 30.645,104.067@华西坝/華西壩=Huaxiba 30.632,104.067@省体育馆/省體育館=Sichuan Gymnasium 30.608,104.067@火车南站/火車南站=South Railway Station 30.585,104.066@金融城=Financial City 30.570,104.065@孵化园/孵化園=Incubation Park 30.553,104.067@世纪城/世紀城=Century City 30.525,104.072@华府大道/華府大道=Huafu Avenue 30.425,104.075@西博城=Western China International Expo City 30.380,104.085@科学城/科學城=Science City
312|metro|2号线|2號線|Line 2|ff5f00|30.760,103.970@犀浦=Xipu 30.730,103.985@天河路=Tianhe Road 30.708,104.012@茶店子客运站/茶店子客運站=Chadianzi Coach Station 30.690,104.030@一品天下=Yipintianxia 30.659,104.056@人民公园/人民公園=People's Park 30.658,104.066@天府广场/天府廣場=Tianfu Square 30.656,104.080@春熙路=Chunxi Road 30.649,104.088@东门大桥/東門大橋=Dongmen Bridge 30.645,104.095@牛王庙/牛王廟=Niuwangmiao 30.630,104.140@成都东客站/成都東客站=Chengdu East Railway Station 30.615,104.180@惠王陵=Huiwangling 30.585,104.225@连山坡/連山坡=Lianshanpo 30.560,104.270@龙泉驿/龍泉驛=Longquanyi
312|metro|3号线|3號線|Line 3|ea00a4|30.825,104.155@成都医学院/成都醫學院=Chengdu Medical College 30.745,104.120 30.710,104.105@动物园/動物園=Zoo 30.697,104.090@驷马桥/駟馬橋=Simaqiao 30.675,104.085@红星桥/紅星橋=Hongxingqiao 30.663,104.083@市二医院/市二醫院=Chengdu Second People's Hospital 30.656,104.080@春熙路=Chunxi Road 30.647,104.077@新南门/新南門=Xinnanmen 30.632,104.067@省体育馆/省體育館=Sichuan Gymnasium 30.643,104.050@高升桥/高升橋=Gaoshengqiao 30.615,104.030@太平园/太平園=Taipingyuan 30.605,104.020 30.560,103.915@双流西站/雙流西站=Shuangliu West Railway Station
312|metro|4号线|4號線|Line 4|00af3e|30.683,103.980@成都西站=Chengdu West Railway Station 30.670,104.008 30.668,104.040@中医大省医院/中醫大省醫院=TCM University and People's Hospital 30.668,104.055@宽窄巷子/寬窄巷子=Kuanzhai Alley 30.668,104.065@骡马市/騾馬市=Luomashi 30.667,104.077@太升南路=Taisheng South Road 30.663,104.083@市二医院/市二醫院=Chengdu Second People's Hospital 30.660,104.100@玉双路/玉雙路=Yushuang Road 30.660,104.135@槐树店/槐樹店=Huaishudian 30.678,104.185 30.675,104.240@西河=Xihe
312|metro|7号线|7號線|Line 7|73d6ff|30.696,104.073@火车北站/火車北站=North Railway Station 30.697,104.090@驷马桥/駟馬橋=Simaqiao 30.690,104.110@八里庄/八里莊=Balizhuang 30.680,104.143@理工大学/理工大學=Chengdu University of Technology 30.660,104.135@槐树店/槐樹店=Huaishudian 30.630,104.140@成都东客站/成都東客站=Chengdu East Railway Station 30.613,104.115@四川师大/四川師大=Sichuan Normal University 30.605,104.095@琉璃场/琉璃場=Liulichang 30.608,104.067@火车南站/火車南站=South Railway Station 30.615,104.030@太平园/太平園=Taipingyuan 30.640,104.010@武侯大道=Wuhou Avenue 30.672,104.010@文化宫/文化宮=Cultural Palace 30.690,104.030@一品天下=Yipintianxia 30.701,104.058@北站西二路=Beizhan Xierlu 30.696,104.073@火车北站/火車北站=North Railway Station
312|metro|10号线|10號線|Line 10|0033a0|30.615,104.030@太平园/太平園=Taipingyuan 30.590,104.010 30.572,103.962@双流机场1航站楼/雙流機場1航站樓=Shuangliu Airport Terminal 1 30.560,103.958@双流机场2航站楼/雙流機場2航站樓=Shuangliu Airport Terminal 2 30.560,103.915@双流西站/雙流西站=Shuangliu West Railway Station 30.485,103.870 30.415,103.812@新平=Xinping
312|metro|18号线|18號線|Line 18|006f62|30.608,104.067@火车南站/火車南站=South Railway Station 30.570,104.065@孵化园/孵化園=Incubation Park 30.553,104.067@世纪城/世紀城=Century City 30.470,104.110 30.425,104.075@西博城=Western China International Expo City 30.370,104.145@天府新站=Tianfu Railway Station 30.360,104.250 30.295,104.300@三岔=Sancha 30.312,104.375 30.312,104.440@天府机场1号2号航站楼/天府機場1號2號航站樓=Tianfu Airport Terminals 1 and 2
312|water|锦江|錦江|Jin River||30.635,104.090
312|water|府河||Fu River||30.685,104.055
312|water|兴隆湖|興隆湖|Xinglong Lake||30.400,104.085
312|park|人民公园|人民公園|People's Park|220|30.660,104.053
312|park|杜甫草堂||Du Fu Thatched Cottage|350|30.662,104.022
312|park|浣花溪公园|浣花溪公園|Huanhuaxi Park|400|30.659,104.028
312|park|桂溪生态公园|桂溪生態公園|Guixi Ecological Park|700|30.560,104.062
312|park|大熊猫基地|大熊貓基地|Giant Panda Base|1000|30.735,104.145
117|road|绕城高速|繞城高速|Hangzhou Ring Expressway||30.385,120.140 30.375,120.200 30.360,120.260 30.345,120.310 30.325,120.375 30.275,120.370 30.235,120.360 30.190,120.350 30.150,120.330 30.115,120.270 30.110,120.200 30.125,120.130 30.160,120.075 30.210,120.040 30.260,120.025 30.310,120.010 30.350,120.050 30.385,120.140
117|road|中河高架路||Zhonghe Elevated Road||30.330,120.170 30.310,120.168 30.285,120.165 30.265,120.166 30.245,120.168 30.230,120.168 30.205,120.165 30.185,120.170
117|road|秋石快速路||Qiushi Expressway||30.345,120.195 30.320,120.190 30.295,120.190 30.270,120.192 30.250,120.190 30.230,120.188 30.205,120.200 30.180,120.215
117|road|天目山路||Tianmushan Road||30.272,120.035 30.271,120.065 30.272,120.095 30.270,120.125 30.269,120.150 30.270,120.163
117|road|机场高速|機場高速|Airport Expressway||30.205,120.220 30.203,120.260 30.205,120.300 30.212,120.350 30.225,120.400 30.235,120.425
117|road|江南大道||Jiangnan Avenue||30.212,120.205 30.205,120.215 30.195,120.230 30.185,120.240
117|metro|1号线|1號線|Line 1|c8102e|30.165,120.235@湘湖=Xianghu 30.172,120.222@滨康路/濱康路=Binkang Road 30.186,120.218@西兴/西興=Xixing 30.197,120.212@滨和路/濱和路=Binhe Road 30.208,120.214@江陵路=Jiangling Road 30.229,120.191@近江=Jinjiang 30.245,120.179@城站=Chengzhan Railway Station 30.246,120.167@定安路=Ding'an Road 30.254,120.160@龙翔桥/龍翔橋=Longxiangqiao 30.264,120.159@凤起路/鳳起路=Fengqi Road 30.272,120.159@武林广场/武林廣場=Wulin Square 30.278,120.160@西湖文化广场/西湖文化廣場=West Lake Cultural Square 30.284,120.176@打铁关/打鐵關=Datieguan 30.291,120.208@火车东站/火車東站=Hangzhou East Railway Station 30.310,120.272@客运中心/客運中心=Coach Center 30.309,120.312@下沙西=Xiasha West 30.310,120.352@文泽路/文澤路=Wenze Road 30.303,120.392@下沙江滨/下沙江濱=Xiasha Jiangbin 30.295,120.420 30.237,120.432@萧山国际机场/蕭山國際機場=Xiaoshan International Airport
117|metro|2号线|2號線|Line 2|ed8b00|30.358,120.038@良渚=Liangzhu 30.322,120.085@三墩=Sandun 30.294,120.110@丰潭路/豐潭路=Fengtan Road 30.286,120.125@古翠路=Gucui Road 30.270,120.153@武林门/武林門=Wulinmen 30.264,120.159@凤起路/鳳起路=Fengqi Road 30.264,120.177@建国北路/建國北路=Jianguo North Road 30.259,120.199@庆春广场/慶春廣場=Qingchun Square 30.254,120.209@钱江路/錢江路=Qianjiang Road 30.246,120.235@钱江世纪城/錢江世紀城=Qianjiang Century City 30.212,120.250@振宁路/振寧路=Zhenning Road 30.168,120.263@人民广场/人民廣場=Renmin Square 30.127,120.281@朝阳/朝陽=Chaoyang
117|metro|4号线|4號線|Line 4|84bd00|30.157,120.157@浦沿=Puyan 30.205,120.165 30.229,120.191@近江=Jinjiang 30.242,120.207@城星路=Chengxing Road 30.249,120.209@市民中心=Civic Center 30.254,120.209@钱江路/錢江路=Qianjiang Road 30.291,120.208@火车东站/火車東站=Hangzhou East Railway Station 30.296,120.222@彭埠=Pengbu 30.336,120.205
117|metro|5号线|5號線|Line 5|00a3e0|30.281,120.010@创景路/創景路=Chuangjing Road 30.281,120.045@五常=Wuchang 30.303,120.130@和睦=Hemu 30.318,120.147@拱宸桥东/拱宸橋東=Gongchen Bridge East 30.318,120.175@善贤/善賢=Shanxian 30.284,120.176@打铁关/打鐵關=Datieguan 30.264,120.177@建国北路/建國北路=Jianguo North Road 30.245,120.179@城站=Chengzhan Railway Station 30.234,120.175@江城路=Jiangcheng Road 30.183,120.190@长河/長河=Changhe 30.172,120.222@滨康路/濱康路=Binkang Road 30.168,120.263@人民广场/人民廣場=Renmin Square 30.172,120.293@火车南站/火車南站=Hangzhou South Railway Station 30.185,120.320@姑娘桥/姑娘橋=Guniangqiao
117|metro|7号线|7號線|Line 7|8e3a80|30.240,120.164@吴山广场/吳山廣場=Wushan Square 30.234,120.175@江城路=Jiangcheng Road 30.249,120.209@市民中心=Civic Center 30.231,120.226@奥体中心/奧體中心=Olympic Sports Center 30.213,120.275@建设三路/建設三路=Jianshesan Road 30.205,120.330 30.237,120.432@萧山国际机场/蕭山國際機場=Xiaoshan International Airport 30.268,120.490
117|metro|19号线|19號線|Line 19|71b2e8|30.302,119.980@火车西站/火車西站=Hangzhou West Railway Station 30.281,120.010@创景路/創景路=Chuangjing Road 30.282,120.085 30.278,120.160@西湖文化广场/西湖文化廣場=West Lake Cultural Square 30.291,120.208@火车东站/火車東站=Hangzhou East Railway Station 30.248,120.265 30.215,120.330 30.237,120.432@萧山国际机场/蕭山國際機場=Xiaoshan International Airport
117|water|西湖||West Lake||30.247,120.145
117|water|钱塘江|錢塘江|Qiantang River||30.222,120.200
117|water|京杭大运河|京杭大運河|Grand Canal||30.305,120.138
117|water|湘湖||Xianghu Lake||30.140,120.215
117|park|西溪国家湿地公园|西溪國家溼地公園|Xixi National Wetland Park|1500|30.268,120.060
117|park|杭州植物园|杭州植物園|Hangzhou Botanical Garden|900|30.255,120.117
117|park|太子湾公园|太子灣公園|Taiziwan Park|350|30.229,120.141
117|park|城北体育公园|城北體育公園|Chengbei Sports Park|350|30.316,120.172
308|road|内环快速路|內環快速路|Inner Ring Expressway||29.623,106.480 29.628,106.520 29.632,106.560 29.620,106.600 29.590,106.622 29.555,106.625 29.520,106.610 29.500,106.585 29.482,106.555 29.480,106.525 29.485,106.485 29.505,106.455 29.530,106.445 29.560,106.430 29.590,106.430 29.610,106.450 29.623,106.480
308|road|绕城高速|繞城高速|Chongqing Ring Expressway||29.790,106.520 29.760,106.600 29.720,106.690 29.650,106.740 29.580,106.730 29.500,106.705 29.430,106.660 29.385,106.590 29.370,106.520 29.390,106.430 29.440,106.370 29.510,106.345 29.580,106.330 29.650,106.340 29.720,106.380 29.765,106.440 29.790,106.520
308|road|机场高速|機場高速|Airport Expressway||29.585,106.535 29.615,106.560 29.645,106.585 29.675,106.610 29.705,106.632
308|road|金开大道|金開大道|Jinkai Avenue||29.615,106.515 29.635,106.530 29.655,106.560 29.668,106.590
308|metro|1号线|1號線|Line 1|e4002b|29.563,106.584@朝天门/朝天門=Chaotianmen 29.558,106.578@小什字=Xiaoshenzi 29.554,106.569@较场口/較場口=Jiaochangkou 29.556,106.561@七星岗/七星崗=Qixinggang 29.553,106.546@两路口/兩路口=Lianglukou 29.541,106.516@大坪=Daping 29.534,106.480@石桥铺/石橋鋪=Shiqiaopu 29.557,106.459@沙坪坝/沙坪壩=Shapingba 29.583,106.447@磁器口=Ciqikou 29.602,106.443@双碑/雙碑=Shuangbei 29.608,106.365@赖家桥/賴家橋=Laijiaqiao 29.610,106.340@微电园/微電園=Micro-electronics Park 29.606,106.305@大学城/大學城=University Town 29.582,106.238@璧山=Bishan
308|metro|2号线|2號線|Line 2|007a33|29.554,106.569@较场口/較場口=Jiaochangkou 29.558,106.573@临江门/臨江門=Linjiangmen 29.562,106.556@黄花园/黃花園=Huanghuayuan 29.566,106.545@曾家岩/曾家巖=Cengjiayan 29.561,106.535@牛角沱=Niujiaotuo 29.554,106.531@李子坝/李子壩=Liziba 29.541,106.516@大坪=Daping 29.529,106.507@袁家岗/袁家崗=Yuanjiagang 29.524,106.515@谢家湾/謝家灣=Xiejiawan 29.508,106.510@杨家坪/楊家坪=Yangjiaping 29.502,106.503@动物园/動物園=Zoo 29.483,106.482@大渡口=Dadukou 29.471,106.480@新山村=Xinshancun 29.430,106.495 29.383,106.525@鱼洞/魚洞=Yudong
308|metro|3号线|3號線|Line 3|003da5|29.383,106.525@鱼洞/魚洞=Yudong 29.460,106.548 29.510,106.571@四公里=Sigongli 29.528,106.567@南坪=Nanping 29.536,106.566@工贸/工貿=Gongmao 29.553,106.546@两路口/兩路口=Lianglukou 29.561,106.535@牛角沱=Niujiaotuo 29.576,106.532@观音桥/觀音橋=Guanyinqiao 29.586,106.531@红旗河沟/紅旗河溝=Hongqihegou 29.595,106.535@嘉州路=Jiazhou Road 29.602,106.543@郑家院子/鄭家院子=Zhengjiayuanzi 29.607,106.549@重庆北站南广场/重慶北站南廣場=Chongqing North Station South Square 29.625,106.565@童家院子=Tongjiayuanzi 29.657,106.570@鸳鸯/鴛鴦=Yuanyang 29.690,106.600 29.712,106.632@碧津=Bijin 29.718,106.634@江北机场T2航站楼/江北機場T2航站樓=Terminal 2 of Jiangbei Airport 29.760,106.625
308|metro|4号线|4號線|Line 4|dc8633|29.605,106.545@民安大道=Min'an Avenue 29.613,106.550@重庆北站北广场/重慶北站北廣場=Chongqing North Station North Square 29.610,106.570@头塘/頭塘=Toutang 29.615,106.670@唐家沱=Tangjiatuo
308|metro|6号线|6號線|Line 6|f67599|29.492,106.640@茶园/茶園=Chayuan 29.523,106.632@长生桥/長生橋=Changshengqiao 29.555,106.588@上新街=Shangxin Street 29.558,106.578@小什字=Xiaoshenzi 29.573,106.579@大剧院/大劇院=Grand Theater 29.576,106.572@江北城=Jiangbeicheng 29.586,106.566@五里店=Wulidian 29.586,106.551@红土地/紅土地=Hongtudi 29.586,106.531@红旗河沟/紅旗河溝=Hongqihegou 29.595,106.512@大龙山/大龍山=Dalongshan 29.602,106.505@冉家坝/冉家壩=Ranjiaba 29.612,106.494@光电园/光電園=Optical Valley 29.660,106.523@礼嘉/禮嘉=Lijia 29.720,106.490 29.770,106.455 29.828,106.437@北碚=Beibei
308|metro|10号线|10號線|Line 10|5f259f|29.518,106.560@南湖=Nanhu 29.556,106.561@七星岗/七星崗=Qixinggang 29.566,106.545@曾家岩/曾家巖=Cengjiayan 29.580,106.547@鲤鱼池/鯉魚池=Liyuchi 29.586,106.551@红土地/紅土地=Hongtudi 29.607,106.549@重庆北站南广场/重慶北站南廣場=Chongqing North Station South Square 29.613,106.550@重庆北站北广场/重慶北站北廣場=Chongqing North Station North Square 29.640,106.580 29.680,106.610 29.700,106.650 29.712,106.652@江北机场T3航站楼/江北機場T3航站樓=Terminal 3 of Jiangbei Airport 29.718,106.634@江北机场T2航站楼/江北機場T2航站樓=Terminal 2 of Jiangbei Airport 29.730,106.600 29.727,106.540@悦来/悅來=Yuelai
308|metro|环线|環線|Loop Line|f2a900|29.503,106.434@重庆西站/重慶西站=Chongqing West Railway Station 29.543,106.455@重庆图书馆/重慶圖書館=Chongqing Library 29.557,106.459@沙坪坝/沙坪壩=Shapingba 29.585,106.478@玉带山/玉帶山=Yudaishan 29.602,106.505@冉家坝/冉家壩=Ranjiaba 29.607,106.533@洪湖东路/洪湖東路=Honghu East Road 29.605,106.545@民安大道=Min'an Avenue 29.607,106.549@重庆北站南广场/重慶北站南廣場=Chongqing North Station South Square 29.586,106.566@五里店=Wulidian 29.583,106.592@弹子石/彈子石=Tanzishi 29.555,106.588@上新街=Shangxin Street 29.540,106.583@海棠溪/海棠谿=Haitangxi 29.510,106.571@四公里=Sigongli 29.518,106.560@南湖=Nanhu 29.524,106.515@谢家湾/謝家灣=Xiejiawan 29.530,106.507@奥体中心/奧體中心=Olympic Sports Center 29.520,106.485@陈家坪/陳家坪=Chenjiaping 29.510,106.475@彩云湖/彩雲湖=Caiyunhu 29.500,106.465@二郎=Erlang 29.503,106.434@重庆西站/重慶西站=Chongqing West Railway Station
308|water|长江|長江|Yangtze River||29.545,106.580
308|water|嘉陵江||Jialing River||29.568,106.560
308|water|照母山水库|照母山水庫|Zhaomushan Reservoir||29.627,106.493
308|park|鹅岭公园|鵝嶺公園|Eling Park|300|29.551,106.528
308|park|重庆中央公园|重慶中央公園|Chongqing Central Park|800|29.718,106.573
308|park|园博园|園博園|International Garden Expo Park|1000|29.688,106.565
308|park|南山植物园|南山植物園|Nanshan Botanical Garden|1000|29.553,106.625
308|park|照母山森林公园|照母山森林公園|Zhaomushan Forest Park|900|29.632,106.500
374|road|二环路|二環路|Second Ring Road||34.299,108.895 34.302,108.920 34.302,108.942 34.302,108.965 34.299,108.988 34.280,108.992 34.260,108.990 34.240,108.988 34.236,108.965 34.236,108.942 34.236,108.920 34.237,108.895 34.255,108.888 34.280,108.889 34.299,108.895
374|road|绕城高速|繞城高速|Xi'an Ring Expressway||34.368,108.900 34.368,108.940 34.366,108.985 34.350,109.020 34.320,109.040 34.285,109.060 34.250,109.055 34.220,109.040 34.192,109.010 34.180,108.970 34.178,108.930 34.180,108.885 34.200,108.850 34.235,108.830 34.270,108.822 34.305,108.830 34.345,108.850 34.368,108.900
374|road|西安城墙环城路|西安城牆環城路|City Wall Ring Road||34.277,108.921 34.278,108.942 34.277,108.965 34.270,108.969 34.258,108.969 34.249,108.967 34.249,108.942 34.249,108.922 34.260,108.919 34.277,108.921
374|road|长安路|長安路|Chang'an Road||34.249,108.942 34.236,108.942 34.223,108.942 34.205,108.942 34.190,108.943 34.165,108.944
374|road|未央路||Weiyang Road||34.278,108.942 34.295,108.942 34.315,108.942 34.335,108.942 34.352,108.942
374|road|机场高速|機場高速|Airport Expressway||34.340,108.905 34.360,108.880 34.385,108.845 34.410,108.810 34.432,108.775
374|metro|1号线|1號線|Line 1|0077c8|34.290,108.800@后卫寨/後衛寨=Houweizhai 34.284,108.828@三桥/三橋=Sanqiao 34.279,108.852@皂河=Zaohe 34.275,108.873@汉城路/漢城路=Hancheng Road 34.270,108.918@玉祥门/玉祥門=Yuxiangmen 34.270,108.928@洒金桥/灑金橋=Sajinqiao 34.270,108.942@北大街=Beidajie 34.270,108.961@五路口=Wulukou 34.270,108.972@朝阳门/朝陽門=Chaoyangmen 34.271,108.978@康复路/康復路=Kangfu Road 34.271,108.987@通化门/通化門=Tonghuamen 34.272,109.030@浐河/滻河=Chanhe 34.272,109.050@半坡=Banpo 34.271,109.066@纺织城/紡織城=Fangzhicheng
374|metro|2号线|2號線|Line 2|ee3124|34.377,108.934@西安北站=Xi'an North Railway Station 34.353,108.941@运动公园/運動公園=Sports Park 34.340,108.942@行政中心=Administrative Center 34.327,108.942@凤城五路/鳳城五路=Fengcheng 5th Road 34.317,108.942@市图书馆/市圖書館=City Library 34.291,108.942@龙首原/龍首原=Longshouyuan 34.279,108.942@安远门/安遠門=Anyuanmen 34.270,108.942@北大街=Beidajie 34.261,108.942@钟楼/鐘樓=Bell Tower 34.249,108.942@永宁门/永寧門=Yongningmen 34.240,108.942@南稍门/南稍門=Nanshaomen 34.232,108.942@体育场/體育場=Stadium 34.223,108.942@小寨=Xiaozhai 34.199,108.942@会展中心/會展中心=Convention and Exhibition Center 34.164,108.944@航天城=Aerospace Town 34.149,108.940@韦曲南/韋曲南=Weiqu South
374|metro|3号线|3號線|Line 3|b57ab0|34.226,108.848@鱼化寨/魚化寨=Yuhuazhai 34.231,108.893@科技路=Keji Road 34.224,108.926@吉祥村=Jixiangcun 34.223,108.942@小寨=Xiaozhai 34.223,108.960@大雁塔=Dayan Pagoda 34.232,108.984@青龙寺/青龍寺=Qinglong Temple 34.246,108.984@咸宁路/咸寧路=Xianning Road 34.271,108.987@通化门/通化門=Tonghuamen 34.283,108.985@胡家庙/胡家廟=Hujiamiao 34.305,108.982@辛家庙/辛家廟=Xinjiamiao 34.313,109.013@桃花潭=Taohuatan 34.325,109.030@浐灞中心/滻灞中心=Chanba Center 34.355,109.060@国际港务区/國際港務區=International Trade and Logistics Park
374|metro|4号线|4號線|Line 4|00a3ad|34.137,108.985@航天新城=Hangtianxincheng 34.165,108.985@航天大道=Hangtian Avenue 34.207,108.966@大唐芙蓉园/大唐芙蓉園=Tang Paradise 34.223,108.960@大雁塔=Dayan Pagoda 34.240,108.961@建筑科技大学/建築科技大學=Xi'an University of Architecture and Technology 34.249,108.961@和平门/和平門=Hepingmen 34.260,108.961@大差市=Dachashi 34.270,108.961@五路口=Wulukou 34.281,108.962@西安站=Xi'an Railway Station 34.291,108.962@大明宫/大明宮=Daming Palace 34.318,108.968@余家寨/餘家寨=Yujiazhai 34.345,108.965 34.377,108.934@西安北站=Xi'an North Railway Station
374|metro|6号线|6號線|Line 6|005eb8|34.245,108.910@西北工业大学/西北工業大學=Northwestern Polytechnical University 34.231,108.893@科技路=Keji Road 34.185,108.868 34.155,108.860
374|metro|14号线|14號線|Line 14|00b5e2|34.437,108.750@机场西/機場西=Airport West 34.425,108.810@空港新城=Konggangxincheng 34.405,108.865@秦宫/秦宮=Qingong 34.377,108.934@西安北站=Xi'an North Railway Station 34.375,108.985 34.370,109.025@奥体中心/奧體中心=Olympic Sports Center
374|water|渭河||Wei River||34.400,108.920
374|water|浐河|滻河|Chan River||34.290,109.026
374|water|灞河||Ba River||34.315,109.060
374|water|护城河|護城河|City Moat||34.248,108.950
374|park|大明宫国家遗址公园|大明宮國家遺址公園|Daming Palace National Heritage Park|900|34.293,108.961
374|park|大唐芙蓉园|大唐芙蓉園|Tang Paradise|450|34.213,108.968
374|park|兴庆宫公园|興慶宮公園|Xingqing Palace Park|400|34.255,108.983
374|park|曲江池遗址公园|曲江池遺址公園|Qujiang Pool Heritage Park|500|34.203,108.978
374|park|浐灞国家湿地公园|滻灞國家溼地公園|Chanba National Wetland Park|1200|34.428,109.010
229|road|二环线|二環線|Second Ring Road||30.620,114.245 30.628,114.275 30.622,114.305 30.615,114.330 30.602,114.355 30.575,114.360 30.548,114.365 30.525,114.345 30.508,114.330 30.500,114.310 30.510,114.290 30.525,114.265 30.535,114.240 30.550,114.222 30.578,114.215 30.600,114.220 30.620,114.245
229|road|三环线|三環線|Third Ring Road||30.655,114.260 30.660,114.300 30.650,114.340 30.640,114.380 30.615,114.410 30.580,114.430 30.540,114.425 30.505,114.430 30.470,114.410 30.460,114.370 30.455,114.330 30.465,114.290 30.475,114.255 30.490,114.220 30.515,114.185 30.550,114.170 30.590,114.165 30.625,114.190 30.645,114.225 30.655,114.260
229|road|解放大道||Jiefang Avenue||30.648,114.325 30.630,114.315 30.612,114.302 30.597,114.288 30.587,114.275 30.582,114.255 30.577,114.230
229|road|珞喻路||Luoyu Road||30.535,114.333 30.528,114.350 30.520,114.365 30.512,114.385 30.506,114.400 30.503,114.420
229|road|武汉大道|武漢大道|Wuhan Avenue||30.655,114.270 30.635,114.280 30.612,114.295 30.590,114.325 30.570,114.340 30.548,114.333 30.535,114.330
229|road|机场高速|機場高速|Airport Expressway||30.630,114.245 30.655,114.235 30.680,114.232 30.710,114.228 30.745,114.218 30.770,114.212
229|metro|1号线|1號線|Line 1|3080b7|30.640,114.128@径河/徑河=Jinghe 30.630,114.180@五环大道/五環大道=Wuhuan Avenue 30.603,114.200@古田二路=Gutian'er Road 30.579,114.222@宗关/宗關=Zongguan 30.573,114.248@硚口路/礄口路=Qiaokou Road 30.577,114.268@利济北路/利濟北路=Liji North Road 30.587,114.284@循礼门/循禮門=Xunlimen 30.594,114.292@大智路=Dazhi Road 30.617,114.307@黄浦路/黃浦路=Huangpu Road 30.644,114.323@堤角=Dijiao 30.700,114.330@汉口北/漢口北=Hankou North
229|metro|2号线|2號線|Line 2|eb7cae|30.773,114.212@天河机场/天河機場=Tianhe International Airport 30.725,114.212 30.663,114.236@金银潭/金銀潭=Jinyintan 30.652,114.238@常青花园/常青花園=Changqinghuayuan 30.617,114.251@汉口火车站/漢口火車站=Hankou Railway Station 30.608,114.259@范湖/範湖=Fanhu 30.599,114.258@王家墩东/王家墩東=Wangjiadun East 30.588,114.270@中山公园/中山公園=Zhongshan Park 30.587,114.284@循礼门/循禮門=Xunlimen 30.581,114.288@江汉路/江漢路=Jianghan Road 30.561,114.311@积玉桥/積玉橋=Jiyuqiao 30.555,114.316@螃蟹岬=Pangxiejia 30.546,114.331@洪山广场/洪山廣場=Hongshan Square 30.538,114.330@中南路=Zhongnan Road 30.528,114.350@街道口=Jiedaokou 30.521,114.361@广埠屯/廣埠屯=Guangbutun 30.507,114.397@光谷广场/光谷廣場=Optics Valley Square 30.500,114.422@光谷大道=Optics Valley Avenue 30.462,114.430@佛祖岭/佛祖嶺=Fozuling
229|metro|3号线|3號線|Line 3|d8af5c|30.505,114.170@沌阳大道/沌陽大道=Dunyang Avenue 30.560,114.205@王家湾/王家灣=Wangjiawan 30.579,114.222@宗关/宗關=Zongguan 30.608,114.259@范湖/範湖=Fanhu 30.606,114.270@菱角湖=Lingjiaohu 30.602,114.281@香港路=Xianggang Road 30.645,114.285@后湖大道/後湖大道=Houhu Avenue 30.665,114.275@宏图大道/宏圖大道=Hongtu Avenue
229|metro|4号线|4號線|Line 4|8ab932|30.607,114.418@武汉火车站/武漢火車站=Wuhan Railway Station 30.603,114.407@杨春湖/楊春湖=Yangchunhu 30.577,114.346@岳家嘴=Yuejiazui 30.556,114.337@楚河汉街/楚河漢街=Chuhe Hanjie 30.546,114.331@洪山广场/洪山廣場=Hongshan Square 30.538,114.330@中南路=Zhongnan Road 30.529,114.313@武昌火车站/武昌火車站=Wuchang Railway Station 30.524,114.297@复兴路/復興路=Fuxing Road 30.549,114.263@钟家村/鍾家村=Zhongjiacun 30.560,114.205@王家湾/王家灣=Wangjiawan 30.568,114.145@黄金口/黃金口=Huangjinkou 30.555,114.090@柏林=Bolin
229|metro|6号线|6號線|Line 6|007e3a|30.482,114.165@东风公司/東風公司=Dongfeng Motor Corporation 30.455,114.180 30.490,114.230 30.505,114.240 30.549,114.263@钟家村/鍾家村=Zhongjiacun 30.556,114.262@琴台=Qintai 30.565,114.262@武胜路/武勝路=Wusheng Road 30.573,114.277@六渡桥/六渡橋=Liuduqiao 30.581,114.288@江汉路/江漢路=Jianghan Road 30.602,114.281@香港路=Xianggang Road 30.608,114.265@苗栗路=Miaoli Road 30.625,114.255 30.655,114.195@金银湖/金銀湖=Jinyinhu
229|metro|7号线|7號線|Line 7|ea7725|30.625,114.215@园博园/園博園=Garden Expo Park 30.599,114.258@王家墩东/王家墩東=Wangjiadun East 30.602,114.281@香港路=Xianggang Road 30.605,114.302@三阳路/三陽路=Sanyang Road 30.588,114.330@徐家棚=Xujiapeng 30.555,114.316@螃蟹岬=Pangxiejia 30.529,114.313@武昌火车站/武昌火車站=Wuchang Railway Station 30.505,114.325 30.470,114.320@野芷湖=Yezhihu
229|metro|8号线|8號線|Line 8|99adac|30.680,114.248@金潭路=Jintan Road 30.665,114.275@宏图大道/宏圖大道=Hongtu Avenue 30.617,114.307@黄浦路/黃浦路=Huangpu Road 30.588,114.330@徐家棚=Xujiapeng 30.577,114.346@岳家嘴=Yuejiazui 30.561,114.360@省博湖北日报/省博湖北日報=Hubei Provincial Museum 30.553,114.350@中南医院/中南醫院=Zhongnan Hospital 30.546,114.331@洪山广场/洪山廣場=Hongshan Square 30.528,114.350@街道口=Jiedaokou 30.490,114.345
229|water|长江|長江|Yangtze River||30.568,114.300
229|water|汉江|漢江|Han River||30.568,114.243
229|water|东湖|東湖|East Lake||30.565,114.395
229|water|沙湖||Sha Lake||30.570,114.330
229|park|东湖磨山|東湖磨山|Moshan Scenic Area|1000|30.548,114.415
229|park|黄鹤楼公园|黃鶴樓公園|Yellow Crane Tower Park|250|30.546,114.302
229|park|中山公园|中山公園|Zhongshan Park|300|30.588,114.265
229|park|解放公园|解放公園|Jiefang Park|350|30.613,114.291
229|park|园博园|園博園|Wuhan Garden Expo Park|700|30.630,114.213
92|road|绕城高速|繞城高速|Nanjing Ring Expressway||32.170,118.960 32.130,118.985 32.090,118.965 32.050,118.935 32.010,118.910 31.965,118.880 31.930,118.845 31.900,118.800 31.905,118.740 31.930,118.690 31.965,118.655 32.000,118.640 32.040,118.600 32.080,118.590 32.125,118.625 32.160,118.680 32.190,118.730 32.205,118.800 32.205,118.870 32.170,118.960
92|road|城西干道|城西幹道|Chengxi Arterial Road||32.085,118.738 32.065,118.745 32.045,118.752 32.025,118.755 32.005,118.755 31.990,118.755
92|road|城东干道|城東干道|Chengdong Arterial Road||32.085,118.795 32.070,118.808 32.050,118.812 32.030,118.808 32.010,118.805 31.985,118.795
92|road|中山路||Zhongshan Road||32.078,118.760 32.065,118.772 32.055,118.778 32.045,118.779 32.043,118.795 32.042,118.812
92|road|机场高速|機場高速|Airport Expressway||31.975,118.770 31.950,118.780 31.920,118.790 31.880,118.810 31.840,118.830 31.795,118.850 31.755,118.862
92|road|江东路|江東路|Jiangdong Road||32.080,118.738 32.060,118.735 32.040,118.733 32.020,118.728 32.000,118.725 31.980,118.722
92|metro|1号线|1號線|Line 1|009ace|32.101,118.801@迈皋桥/邁皋橋=Maigaoqiao 32.094,118.799@红山动物园/紅山動物園=Hongshan Zoo 32.087,118.793@南京站=Nanjing Railway Station 32.077,118.779@新模范马路/新模範馬路=Xinmofanma Road 32.068,118.779@玄武门/玄武門=Xuanwumen 32.058,118.779@鼓楼/鼓樓=Gulou 32.050,118.779@珠江路=Zhujiang Road 32.043,118.779@新街口=Xinjiekou 32.034,118.778@张府园/張府園=Zhangfuyuan 32.023,118.777@三山街=Sanshan Street 32.008,118.775@中华门/中華門=Zhonghuamen 31.992,118.766@安德门/安德門=Andemen 31.977,118.765@软件大道/軟件大道=Software Avenue 31.969,118.793@南京南站=Nanjing South Railway Station 31.957,118.802@双龙大道/雙龍大道=Shuanglong Avenue 31.953,118.811@河定桥/河定橋=Hedingqiao 31.931,118.821@百家湖=Baijiahu 31.925,118.840@竹山路=Zhushan Road 31.900,118.900@中国药科大学/中國藥科大學=China Pharmaceutical University
92|metro|2号线|2號線|Line 2|c8003b|31.966,118.716@油坊桥/油坊橋=Youfangqiao 31.999,118.718@元通=Yuantong 32.009,118.727@奥体东/奧體東=Olympic Stadium East 32.030,118.737@集庆门大街/集慶門大街=Jiqingmen Street 32.039,118.753@莫愁湖=Mochouhu 32.043,118.762@汉中门/漢中門=Hanzhongmen 32.043,118.770@上海路=Shanghai Road 32.043,118.779@新街口=Xinjiekou 32.042,118.790@大行宫/大行宮=Daxinggong 32.041,118.801@西安门/西安門=Xi'anmen 32.041,118.814@明故宫/明故宮=Ming Palace 32.042,118.830@苜蓿园/苜蓿園=Muxuyuan 32.038,118.852@孝陵卫/孝陵衛=Xiaolingwei 32.052,118.897@马群/馬群=Maqun 32.065,118.905@金马路/金馬路=Jinma Road 32.085,118.900@仙鹤门/仙鶴門=Xianhemen 32.100,118.920@仙林中心=Xianlinzhongxin 32.105,118.955@经天路/經天路=Jingtian Road
92|metro|3号线|3號線|Line 3|009944|32.180,118.705@林场/林場=Linchang 32.155,118.724@泰冯路/泰馮路=Taifeng Road 32.134,118.742@柳洲东路/柳洲東路=Liuzhou East Road 32.107,118.770@五塘广场/五塘廣場=Wutang Square 32.096,118.783@小市=Xiaoshi 32.087,118.793@南京站=Nanjing Railway Station 32.059,118.792@鸡鸣寺/雞鳴寺=Jimingsi 32.042,118.790@大行宫/大行宮=Daxinggong 32.024,118.786@夫子庙/夫子廟=Confucius Temple 32.013,118.787@武定门/武定門=Wudingmen 31.997,118.795@卡子门/卡子門=Kazimen 31.969,118.793@南京南站=Nanjing South Railway Station 31.950,118.785@胜太西路/勝太西路=Shengtai West Road 31.905,118.805@九龙湖/九龍湖=Jiulonghu 31.873,118.828@秣周东路/秣周東路=Mozhou East Road
92|metro|4号线|4號線|Line 4|7d55c7|32.062,118.742@龙江/龍江=Longjiang 32.061,118.755@草场门/草場門=Caochangmen 32.060,118.770@云南路/雲南路=Yunnan Road 32.058,118.779@鼓楼/鼓樓=Gulou 32.059,118.792@鸡鸣寺/雞鳴寺=Jimingsi 32.062,118.803@九华山/九華山=Jiuhuashan 32.065,118.812@岗子村/崗子村=Gangzicun 32.075,118.835@蒋王庙/蔣王廟=Jiangwangmiao 32.080,118.850@王家湾/王家灣=Wangjiawan 32.065,118.905@金马路/金馬路=Jinma Road 32.090,118.935 32.125,118.945@仙林湖=Xianlinhu
92|metro|10号线|10號線|Line 10|b9975b|31.992,118.766@安德门/安德門=Andemen 31.985,118.745@小行=Xiaoxing 31.999,118.718@元通=Yuantong 32.006,118.719@奥体中心/奧體中心=Olympic Stadium 32.000,118.697@绿博园/綠博園=Lüboyuan 32.010,118.690@江心洲=Jiangxinzhou 32.035,118.650 32.048,118.618@雨山路=Yushan Road
92|metro|S1号线|S1號線|Line S1|00aba3|31.969,118.793@南京南站=Nanjing South Railway Station 31.937,118.785@翠屏山=Cuipingshan 31.920,118.785@佛城西路=Focheng West Road 31.880,118.810 31.800,118.848@翔宇路北=Xiangyulubei 31.765,118.858@翔宇路南=Xiangyulunan 31.734,118.866@禄口机场/祿口機場=Lukou International Airport
92|water|长江|長江|Yangtze River||32.100,118.725
92|water|玄武湖||Xuanwu Lake||32.074,118.793
92|water|秦淮河||Qinhuai River||32.015,118.782
92|water|莫愁湖||Mochou Lake||32.036,118.755
92|park|玄武湖公园|玄武湖公園|Xuanwu Lake Park|1000|32.071,118.793
92|park|中山陵园|中山陵園|Sun Yat-sen Mausoleum|2000|32.060,118.850
92|park|雨花台||Yuhuatai|500|32.004,118.774
92|park|红山森林动物园|紅山森林動物園|Hongshan Forest Zoo|500|32.096,118.798
348|road|二环路|二環路|Second Ring Road||25.072,102.680 25.074,102.700 25.072,102.725 25.062,102.742 25.045,102.748 25.025,102.743 25.012,102.735 25.010,102.715 25.012,102.695 25.025,102.678 25.045,102.672 25.060,102.673 25.072,102.680
348|road|绕城高速|繞城高速|Kunming Ring Expressway||25.130,102.650 25.140,102.700 25.130,102.760 25.100,102.800 25.060,102.820 25.020,102.815 24.980,102.790 24.960,102.755
348|road|北京路||Beijing Road||25.105,102.725 25.090,102.722 25.075,102.720 25.058,102.718 25.040,102.716 25.020,102.718
348|road|机场高速|機場高速|Airport Expressway||25.050,102.755 25.055,102.790 25.070,102.830 25.085,102.870 25.095,102.910 25.100,102.930
348|road|彩云路|彩雲路|Caiyun Road||25.005,102.725 24.985,102.745 24.960,102.765 24.930,102.790 24.900,102.820
348|metro|1号线|1號線|Line 1|c8102e|25.022,102.716@环城南路/環城南路=Huancheng South Road 25.016,102.721@昆明火车站/昆明火車站=Kunming Railway Station 24.995,102.725@福德=Fude 24.985,102.725@日新路=Rixin Road 24.962,102.738@世纪城/世紀城=Century City 24.935,102.775@南部汽车站/南部汽車站=Southern Bus Station 24.890,102.830@春融街=Chunrong Street 24.875,102.860@昆明南站=Kunming South Railway Station
348|metro|2号线|2號線|Line 2|0072ce|25.105,102.738@北部汽车站/北部汽車站=Northern Bus Station 25.073,102.722@白云路/白雲路=Baiyun Road 25.053,102.720@穿心鼓楼/穿心鼓樓=Chuanxingulou 25.045,102.718@交三桥/交三橋=Jiaosanqiao 25.039,102.717@东风广场/東風廣場=Dongfeng Square 25.027,102.717@塘子巷=Tangzixiang 25.022,102.716@环城南路/環城南路=Huancheng South Road
348|metro|3号线|3號線|Line 3|d6006d|24.978,102.630@西山公园/西山公園=Xishan Park 25.012,102.660@眠山=Mianshan 25.030,102.672@西苑=Xiyuan 25.039,102.704@五一路=Wuyi Road 25.039,102.717@东风广场/東風廣場=Dongfeng Square 25.034,102.727@拓东体育场/拓東體育場=Tuodong Stadium 25.037,102.745@大树营/大樹營=Dashuying 25.030,102.785@东部汽车站/東部汽車站=Eastern Bus Station
348|metro|6号线|6號線|Line 6|00838f|25.027,102.717@塘子巷=Tangzixiang 25.018,102.748@菊华/菊華=Juhua 25.030,102.785@东部汽车站/東部汽車站=Eastern Bus Station 25.045,102.820 25.080,102.880 25.097,102.928@机场中心/機場中心=Airport Center
348|water|滇池||Dianchi Lake||24.920,102.670
348|water|翠湖||Green Lake||25.049,102.700
348|water|盘龙江|盤龍江|Panlong River||25.065,102.715
348|park|翠湖公园|翠湖公園|Green Lake Park|300|25.049,102.701
348|park|大观公园|大觀公園|Daguan Park|450|25.020,102.670
348|park|昆明动物园|昆明動物園|Kunming Zoo|400|25.054,102.712
348|park|世博园|世博園|World Horticultural Expo Garden|900|25.073,102.757
161|road|环岛路|環島路|Huandao Road||24.437,118.085 24.433,118.105 24.430,118.130 24.440,118.155 24.460,118.180 24.485,118.190 24.510,118.190 24.530,118.170 24.550,118.140
161|road|湖滨南路|湖濱南路|Hubin South Road||24.475,118.083 24.474,118.095 24.472,118.108 24.472,118.120
161|road|成功大道||Chenggong Avenue||24.445,118.112 24.465,118.122 24.490,118.124 24.515,118.122 24.540,118.112
161|road|厦门大桥|廈門大橋|Xiamen Bridge||24.545,118.112 24.560,118.108 24.575,118.100
161|road|海沧大桥|海滄大橋|Haicang Bridge||24.498,118.095 24.498,118.080 24.495,118.062 24.490,118.045
161|metro|1号线|1號線|Line 1|ee7203|24.453,118.080@镇海路/鎮海路=Zhenhai Road 24.460,118.085@中山公园/中山公園=Zhongshan Park 24.463,118.095@将军祠/將軍祠=Jiangjunci 24.470,118.102@文灶=Wenzao 24.472,118.113@湖滨东路/湖濱東路=Hubin East Road 24.474,118.120@莲坂/蓮坂=Lianban 24.482,118.123@莲花路口/蓮花路口=Lianhua Intersection 24.488,118.120@吕厝/呂厝=Lücuo 24.498,118.122@乌石浦/烏石浦=Wushipu 24.515,118.122@火炬园/火炬園=Torch Park 24.544,118.112@高崎=Gaoqi 24.573,118.097@集美学村/集美學村=Jimeixuecun 24.600,118.090 24.615,118.070@诚毅广场/誠毅廣場=Chengyi Square 24.638,118.067@厦门北站/廈門北站=Xiamen North Railway Station
161|metro|2号线|2號線|Line 2|00964a|24.590,117.935@天竺山=Tianzhushan 24.545,117.980 24.485,118.033@海沧行政中心/海滄行政中心=Haicang Administration Centre 24.475,118.050@海沧湾公园/海滄灣公園=Haicangwan Park 24.465,118.070@邮轮中心/郵輪中心=Cruise Centre 24.478,118.095@建业路/建業路=Jianye Road 24.480,118.115@育秀东路/育秀東路=Yuxiu East Road 24.488,118.120@吕厝/呂厝=Lücuo 24.490,118.135@江头/江頭=Jiangtou 24.490,118.150@蔡塘=Caitang 24.487,118.168@岭兜/嶺兜=Lingdou 24.490,118.193@观音山/觀音山=Guanyinshan 24.525,118.178@五缘湾/五緣灣=Wuyuanwan
161|metro|3号线|3號線|Line 3|0093d6|24.467,118.112@厦门火车站/廈門火車站=Xiamen Railway Station 24.472,118.113@湖滨东路/湖濱東路=Hubin East Road 24.483,118.111@人才中心=Talents Centre 24.505,118.108@湖里公园/湖里公園=Huli Park 24.508,118.115@华荣路/華榮路=Huarong Road 24.515,118.122@火炬园/火炬園=Torch Park 24.525,118.178@五缘湾/五緣灣=Wuyuanwan 24.575,118.210@刘五店/劉五店=Liuwudian 24.595,118.240@林前=Linqian 24.555,118.310@蔡厝=Caicuo
161|water|筼筜湖|篔簹湖|Yundang Lake||24.478,118.088
161|water|厦门湾|廈門灣|Xiamen Bay||24.420,118.060
161|water|五缘湾|五緣灣|Wuyuan Bay||24.530,118.175
161|park|中山公园|中山公園|Zhongshan Park|250|24.460,118.086
161|park|厦门园林植物园|廈門園林植物園|Xiamen Botanical Garden|900|24.450,118.108
161|park|五缘湾湿地公园|五緣灣溼地公園|Wuyuanwan Wetland Park|500|24.517,118.178
161|park|鼓浪屿|鼓浪嶼|Gulangyu|800|24.446,118.065
246|road|二环线|二環線|Second Ring Road||28.225,112.935 28.235,112.960 28.232,112.985 28.225,113.005 28.205,113.018 28.180,113.020 28.155,113.010 28.140,112.985 28.145,112.965 28.165,112.950 28.195,112.935 28.225,112.935
246|road|三环线|三環線|Third Ring Road||28.275,112.890 28.290,112.940 28.285,112.990 28.270,113.030 28.230,113.065 28.190,113.080 28.145,113.065 28.115,113.035 28.100,112.985 28.110,112.930 28.140,112.895 28.180,112.870 28.230,112.870 28.275,112.890
246|road|五一大道||Wuyi Avenue||28.218,112.985 28.205,112.983 28.193,112.980 28.180,112.978 28.165,112.978
246|road|芙蓉路||Furong Road||28.270,112.985 28.245,112.985 28.220,112.988 28.200,112.985 28.180,112.985 28.155,112.982 28.130,112.980
246|road|机场高速|機場高速|Airport Expressway||28.195,113.055 28.195,113.085 28.193,113.120 28.192,113.160 28.190,113.200
246|road|岳麓大道|嶽麓大道|Yuelu Avenue||28.225,112.870 28.227,112.900 28.228,112.930 28.230,112.955
246|metro|1号线|1號線|Line 1|e4002b|28.255,112.985@开福区政府/開福區政府=Kaifu District Government 28.235,112.981@北辰三角洲=Beichen Delta 28.207,112.980@培元桥/培元橋=Peiyuanqiao 28.196,112.971@五一广场/五一廣場=Wuyi Square 28.191,112.970@黄兴广场/黃興廣場=Huangxing Square 28.184,112.970@南门口/南門口=Nanmenkou 28.173,112.983@侯家塘=Houjiatang 28.155,112.983@涂家冲/塗家衝=Tujiachong 28.115,112.985@省政府=Provincial Government 28.080,112.990@尚双塘/尚雙塘=Shangshuangtang
246|metro|2号线|2號線|Line 2|0071ce|28.195,112.860@梅溪湖西=Meixihu West 28.197,112.885@文化艺术中心/文化藝術中心=Culture and Arts Center 28.203,112.912@望城坡=Wangchengpo 28.196,112.945@溁湾镇/濚灣鎮=Yingwanzhen 28.196,112.957@橘子洲=Juzizhou 28.196,112.971@五一广场/五一廣場=Wuyi Square 28.196,112.983@芙蓉广场/芙蓉廣場=Furong Square 28.195,112.995@袁家岭/袁家嶺=Yuanjialing 28.194,113.008@长沙火车站/長沙火車站=Changsha Railway Station 28.190,113.020@锦泰广场/錦泰廣場=Jintai Square 28.190,113.030@万家丽广场/萬家麗廣場=Wanjiali Square 28.148,113.059@长沙火车南站/長沙火車南站=Changsha South Railway Station 28.140,113.070@光达/光達=Guangda
246|metro|3号线|3號線|Line 3|7bc143|28.247,113.078@星沙=Xingsha 28.232,113.025@月湖公园北/月湖公園北=Yuehu Park North 28.212,113.010@烈士公园东/烈士公園東=Martyrs' Park East 28.194,113.008@长沙火车站/長沙火車站=Changsha Railway Station 28.173,112.983@侯家塘=Houjiatang 28.178,112.965@灵官渡/靈官渡=Lingguandu 28.150,112.945@山塘=Shantang 28.130,112.943
246|metro|4号线|4號線|Line 4|a05eb5|28.270,112.905@罐子岭/罐子嶺=Guanziling 28.205,112.945@望月湖=Wangyuehu 28.196,112.945@溁湾镇/濚灣鎮=Yingwanzhen 28.187,112.938@湖南师大/湖南師大=Hunan Normal University 28.178,112.940@湖南大学/湖南大學=Hunan University 28.152,112.965@碧沙湖=Bishahu 28.150,112.980@赤岗岭/赤崗嶺=Chigangling 28.140,113.015@圭塘=Guitang 28.148,113.040@沙湾公园/沙灣公園=Shawan Park 28.148,113.059@长沙火车南站/長沙火車南站=Changsha South Railway Station
246|metro|6号线|6號線|Line 6|00529b|28.205,112.800@谢家桥/謝家橋=Xiejiaqiao 28.200,112.910@梅溪湖东/梅溪湖東=Meixihu East 28.205,112.978@文昌阁/文昌閣=Wenchangge 28.190,113.025@芙蓉区政府/芙蓉區政府=Furong District Government 28.190,113.055@人民东路/人民東路=Renmin East Road 28.195,113.105 28.203,113.160 28.190,113.213@黄花机场T1T2/黃花機場T1T2=Huanghua Airport T1 & T2
246|metro|磁浮快线|磁浮快線|Maglev Express|e60073|28.148,113.059@长沙火车南站/長沙火車南站=Changsha South Railway Station 28.165,113.090 28.175,113.115@磁浮㮾梨=Maglev Langli 28.188,113.216@磁浮机场/磁浮機場=Maglev Airport
246|water|湘江||Xiang River||28.210,112.965
246|water|浏阳河|瀏陽河|Liuyang River||28.180,113.050
246|water|梅溪湖||Meixi Lake||28.190,112.893
246|water|松雅湖||Songya Lake||28.272,113.090
246|park|岳麓山|嶽麓山|Yuelu Mountain|1300|28.183,112.930
246|park|橘子洲||Orange Isle|500|28.183,112.958
246|park|烈士公园|烈士公園|Martyrs' Park|600|28.212,113.000
246|park|洋湖湿地公园|洋湖溼地公園|Yanghu Wetland Park|900|28.120,112.935
189|road|香港路||Hong Kong Road||36.063,120.340 36.064,120.360 36.064,120.380 36.068,120.400 36.076,120.420
189|road|东西快速路|東西快速路|East–West Expressway||36.070,120.335 36.075,120.355 36.080,120.375 36.085,120.395
189|road|环湾路|環灣路|Huanwan Road||36.095,120.330 36.115,120.345 36.140,120.350 36.165,120.365 36.190,120.360 36.220,120.350
189|road|胶州湾大桥|膠州灣大橋|Jiaozhou Bay Bridge||36.150,120.355 36.165,120.310 36.175,120.260 36.180,120.210 36.150,120.170
189|road|胶州湾隧道|膠州灣隧道|Jiaozhou Bay Tunnel||36.060,120.310 36.035,120.290 36.010,120.250
189|road|青银高速|青銀高速|Qingdao–Yinchuan Expressway||36.100,120.440 36.140,120.430 36.180,120.420 36.220,120.425 36.260,120.420
189|metro|1号线|1號線|Line 1|f5b700|35.870,120.095@王家港=Wangjiagang 35.905,120.140 35.955,120.190@井冈山路/井岡山路=Jinggangshan Road 35.965,120.245@薛家岛/薛家島=Xuejiadao 36.000,120.270@瓦屋庄/瓦屋莊=Wawuzhuang 36.057,120.305@西镇/西鎮=Xizhen 36.064,120.313@青岛站/青島站=Qingdao Railway Station 36.095,120.345@海泊桥/海泊橋=Haiboqiao 36.118,120.355@小村庄/小村莊=Xiaocunzhuang 36.148,120.375@胜利桥/勝利橋=Shengliqiao 36.169,120.373@青岛北站/青島北站=Qingdao North Railway Station 36.205,120.365@遵义路/遵義路=Zunyi Road 36.262,120.380@流亭=Liuting 36.305,120.380@城阳/城陽=Chengyang 36.360,120.370@东郭庄/東郭莊=Dongguozhuang
189|metro|2号线|2號線|Line 2|e4002b|36.073,120.325@泰山路=Taishan Road 36.083,120.350@台东/台東=Taidong 36.073,120.372@芝泉路=Zhiquan Road 36.065,120.383@五四广场/五四廣場=May 4th Square 36.064,120.390@浮山所=Fushansuo 36.066,120.398@燕儿岛路/燕兒島路=Yan'erdao Road 36.083,120.430@海游路/海遊路=Haiyou Road 36.085,120.450@海安路=Hai'an Road 36.098,120.465@苗岭路/苗嶺路=Miaoling Road 36.115,120.455@辽阳东路/遼陽東路=Liaoyang East Road 36.160,120.430@李村公园/李村公園=Licun Park 36.160,120.420@李村=Licun
189|metro|3号线|3號線|Line 3|00a0e9|36.064,120.313@青岛站/青島站=Qingdao Railway Station 36.062,120.324@人民会堂/人民會堂=People's Hall 36.060,120.335@汇泉广场/匯泉廣場=Huiquan Square 36.062,120.348@中山公园/中山公園=Zhongshan Park 36.056,120.360@太平角公园/太平角公園=Taipingjiao Park 36.068,120.377@江西路=Jiangxi Road 36.065,120.383@五四广场/五四廣場=May 4th Square 36.073,120.380@延安三路=Yan'ansan Road 36.100,120.385@清江路=Qingjiang Road 36.105,120.408@海尔路/海爾路=Hai'er Road 36.160,120.420@李村=Licun 36.160,120.395@振华路/振華路=Zhenhua Road 36.169,120.373@青岛北站/青島北站=Qingdao North Railway Station
189|metro|4号线|4號線|Line 4|7cc242|36.062,120.324@人民会堂/人民會堂=People's Hall 36.073,120.325@泰山路=Taishan Road 36.095,120.345@海泊桥/海泊橋=Haiboqiao 36.098,120.400@劲松四路/勁松四路=Jingsong 4th Road 36.115,120.455@辽阳东路/遼陽東路=Liaoyang East Road 36.105,120.540@沙子口=Shazikou 36.130,120.590@大河东/大河東=Dahedong
189|metro|8号线|8號線|Line 8|00549f|36.362,120.093@胶东机场/膠東機場=Jiaodong International Airport 36.340,120.170 36.295,120.210 36.245,120.245@红岛/紅島=Hongdao Railway Station 36.235,120.300 36.169,120.373@青岛北站/青島北站=Qingdao North Railway Station 36.065,120.383@五四广场/五四廣場=May 4th Square
189|metro|13号线|13號線|Line 13|a67c52|35.955,120.190@井冈山路/井岡山路=Jinggangshan Road 35.950,120.185@嘉陵江路=Jialingjiang Road 35.915,120.115 35.880,120.040 35.895,119.943@青岛西站/青島西站=Qingdao West Railway Station 35.830,119.900
189|water|胶州湾|膠州灣|Jiaozhou Bay||36.120,120.270
189|water|浮山湾|浮山灣|Fushan Bay||36.055,120.378
189|water|黄海|黃海|Yellow Sea||36.020,120.400
189|park|中山公园|中山公園|Zhongshan Park|500|36.065,120.345
189|park|八大关|八大關|Badaguan|500|36.054,120.350
189|park|浮山森林公园|浮山森林公園|Fushan Forest Park|1000|36.083,120.415
189|park|崂山风景区|嶗山風景區|Laoshan Scenic Area|2500|36.175,120.610
299|road|绕城高速|繞城高速|Ring Expressway||18.320,109.400 18.318,109.450 18.310,109.490 18.300,109.530 18.285,109.570 18.275,109.610
299|road|三亚湾路|三亞灣路|Sanyawan Road||18.300,109.400 18.285,109.430 18.272,109.460 18.262,109.485 18.250,109.500
299|road|迎宾路|迎賓路|Yingbin Road||18.255,109.515 18.260,109.540 18.265,109.570 18.260,109.600
299|road|解放路||Jiefang Road||18.292,109.495 18.278,109.502 18.262,109.508 18.248,109.508
299|water|三亚湾|三亞灣|Sanya Bay||18.265,109.450
299|water|大东海|大東海|Dadonghai Bay||18.215,109.520
299|water|亚龙湾|亞龍灣|Yalong Bay||18.210,109.650
299|water|海棠湾|海棠灣|Haitang Bay||18.340,109.780
299|park|鹿回头公园|鹿回頭公園|Luhuitou Park|500|18.213,109.498
299|park|白鹭公园|白鷺公園|Bailu Park|250|18.256,109.513
299|park|天涯海角||Tianya Haijiao|500|18.293,109.348
299|park|亚龙湾热带天堂森林公园|亞龍灣熱帶天堂森林公園|Yalong Bay Tropical Paradise Forest Park|1200|18.240,109.635
298|road|滨海大道|濱海大道|Binhai Avenue||20.045,110.190 20.043,110.220 20.038,110.250 20.035,110.280 20.032,110.305
298|road|南海大道||Nanhai Avenue||20.010,110.220 20.008,110.250 20.008,110.280 20.005,110.310 20.003,110.335
298|road|国兴大道|國興大道|Guoxing Avenue||20.020,110.335 20.020,110.350 20.019,110.365 20.018,110.375
298|road|绕城高速|繞城高速|Haikou Ring Expressway||19.955,110.200 19.950,110.250 19.950,110.300 19.945,110.350 19.945,110.400 19.945,110.450
298|road|龙昆路|龍昆路|Longkun Road||20.038,110.318 20.025,110.322 20.010,110.326 19.990,110.332
298|water|琼州海峡|瓊州海峽|Qiongzhou Strait||20.100,110.270
298|water|海口湾|海口灣|Haikou Bay||20.050,110.300
298|water|南渡江||Nandu River||20.010,110.390
298|park|万绿园|萬綠園|Evergreen Park|500|20.038,110.303
298|park|海口人民公园|海口人民公園|Haikou People's Park|300|20.036,110.341
298|park|白沙门公园|白沙門公園|Baishamen Park|400|20.075,110.325
298|park|金牛岭公园|金牛嶺公園|Jinniuling Park|500|20.015,110.312
1|road|中环线|中環線|Middle Ring Road||39.165,117.150 39.168,117.175 39.165,117.205 39.155,117.225 39.135,117.240 39.115,117.238 39.095,117.230 39.085,117.210 39.082,117.185 39.090,117.160 39.110,117.148 39.140,117.142 39.165,117.150
1|road|外环线|外環線|Outer Ring Road||39.200,117.120 39.205,117.160 39.205,117.200 39.190,117.250 39.160,117.285 39.120,117.300 39.080,117.295 39.045,117.270 39.030,117.230 39.035,117.185 39.055,117.135 39.090,117.095 39.130,117.085 39.170,117.095 39.200,117.120
1|road|津滨大道|津濱大道|Jinbin Avenue||39.120,117.235 39.112,117.265 39.105,117.295 39.095,117.325
1|road|南京路||Nanjing Road||39.130,117.178 39.122,117.187 39.114,117.200 39.107,117.210
1|road|京津塘高速||Beijing–Tianjin–Tanggu Expressway||39.270,117.085 39.230,117.170 39.195,117.240 39.160,117.295 39.125,117.360 39.095,117.430 39.070,117.520 39.050,117.600
1|road|卫津路|衛津路|Weijin Road||39.124,117.183 39.110,117.175 39.095,117.172 39.080,117.170
1|metro|1号线|1號線|Line 1|e4002b|39.208,117.108@刘园/劉園=Liuyuan 39.173,117.150@勤俭道/勤儉道=Qinjiandao 39.158,117.158@西站=Tianjin West Railway Station 39.148,117.172@西北角=Xibeijiao 39.137,117.173@西南角=Xinanjiao 39.124,117.183@海光寺=Haiguangsi 39.118,117.194@营口道/營口道=Yingkoudao 39.113,117.206@小白楼/小白樓=Xiaobailou 39.103,117.212@下瓦房=Xiawafang 39.092,117.218@南楼/南樓=Nanlou 39.064,117.270@财经大学/財經大學=University of Finance and Economics 39.058,117.297@双林/雙林=Shuanglin 39.035,117.345 39.016,117.395@国家会展中心/國家會展中心=National Convention and Exhibition Center
1|metro|2号线|2號線|Line 2|f2a900|39.125,117.085@曹庄/曹莊=Caozhuang 39.137,117.125@芥园西道/芥園西道=Jieyuanxidao 39.136,117.152@长虹公园/長虹公園=Changhong Park 39.137,117.173@西南角=Xinanjiao 39.140,117.179@鼓楼/鼓樓=Gulou 39.138,117.188@东南角/東南角=Dongnanjiao 39.136,117.205@天津站=Tianjin Railway Station 39.122,117.240@靖江路=Jingjiang Road 39.115,117.275@登州路=Dengzhou Road 39.125,117.305@国山路/國山路=Guoshan Road 39.132,117.330@空港经济区/空港經濟區=Airport Economic Area 39.127,117.352@滨海国际机场/濱海國際機場=Binhai International Airport
1|metro|3号线|3號線|Line 3|00a3e0|39.255,117.205@小淀/小澱=Xiaodian 39.207,117.205@宜兴埠/宜興埠=Yixingbu 39.187,117.212@张兴庄/張興莊=Zhangxingzhuang 39.167,117.206@北站=Tianjin North Railway Station 39.158,117.200@中山路=Zhongshan Road 39.136,117.205@天津站=Tianjin Railway Station 39.130,117.203@津湾广场/津灣廣場=Jinwan Square 39.125,117.197@和平路=Heping Road 39.118,117.194@营口道/營口道=Yingkoudao 39.103,117.186@吴家窑/吳家窯=Wujiayao 39.092,117.183@天塔=Tianta 39.078,117.163@红旗南路/紅旗南路=Hongqi South Road 39.078,117.132@华苑/華苑=Huayuan 39.072,117.110@大学城/大學城=Daxuecheng 39.057,117.063@南站=Tianjin South Railway Station
1|metro|5号线|5號線|Line 5|ff6a13|39.187,117.212@张兴庄/張興莊=Zhangxingzhuang 39.172,117.222@志成路=Zhicheng Road 39.122,117.240@靖江路=Jingjiang Road 39.114,117.230@直沽=Zhigu 39.103,117.212@下瓦房=Xiawafang 39.086,117.207@文化中心=Cultural Center 39.080,117.195@天津宾馆/天津賓館=Tianjin Hotel 39.078,117.182@肿瘤医院/腫瘤醫院=Cancer Hospital 39.068,117.170@体育中心/體育中心=Sports Center 39.050,117.165
1|metro|6号线|6號線|Line 6|b5338a|39.190,117.265 39.180,117.235@北竹林=Beizhulin 39.167,117.206@北站=Tianjin North Railway Station 39.152,117.150@人民医院/人民醫院=Renmin Hospital 39.136,117.152@长虹公园/長虹公園=Changhong Park 39.112,117.160@鞍山西道=Anshanxidao 39.078,117.163@红旗南路/紅旗南路=Hongqi South Road 39.078,117.182@肿瘤医院/腫瘤醫院=Cancer Hospital 39.080,117.195@天津宾馆/天津賓館=Tianjin Hotel 39.086,117.207@文化中心=Cultural Center 39.075,117.225 39.045,117.225@梅林路=Meilin Road
1|metro|9号线|9號線|Line 9|0055a5|39.136,117.205@天津站=Tianjin Railway Station 39.130,117.217@大王庄/大王莊=Dawangzhuang 39.114,117.230@直沽=Zhigu 39.100,117.250@中山门/中山門=Zhongshanmen 39.092,117.270@一号桥/一號橋=Yihaoqiao 39.078,117.310@张贵庄/張貴莊=Zhangguizhuang 39.065,117.385@东丽开发区/東麗開發區=Dongli Development Area 39.062,117.450@军粮城/軍糧城=Junliangcheng 39.042,117.585@胡家园/胡家園=Hujiayuan 39.023,117.655@塘沽=Tanggu 39.037,117.700@市民广场/市民廣場=Citizen Plaza 39.035,117.728@东海路/東海路=Donghai Road
1|water|海河||Hai River||39.100,117.225
1|water|渤海湾|渤海灣|Bohai Bay||38.960,117.850
1|water|水上公园湖|水上公園湖|Shuishang Park Lake||39.086,117.160
1|park|水上公园|水上公園|Shuishang Park|700|39.086,117.163
1|park|人民公园|人民公園|People's Park|200|39.095,117.210
1|park|长虹公园|長虹公園|Changhong Park|300|39.136,117.156
1|park|北宁公园|北寧公園|Beining Park|350|39.170,117.211
1|park|文化中心公园|文化中心公園|Cultural Center Park|400|39.084,117.203
209|road|三环路|三環路|Third Ring Road||34.798,113.580 34.802,113.620 34.803,113.660 34.804,113.700 34.800,113.730 34.775,113.735 34.745,113.735 34.715,113.728 34.712,113.690 34.712,113.650 34.715,113.610 34.730,113.588 34.760,113.585 34.798,113.580
209|road|四环路|四環路|Fourth Ring Road||34.840,113.540 34.845,113.600 34.850,113.660 34.848,113.720 34.830,113.780 34.800,113.810 34.760,113.815 34.710,113.810 34.675,113.770 34.672,113.700 34.672,113.640 34.680,113.580 34.710,113.545 34.760,113.530 34.805,113.525 34.840,113.540
209|road|金水路||Jinshui Road||34.755,113.665 34.758,113.680 34.763,113.700 34.767,113.720 34.770,113.740 34.772,113.765
209|road|中州大道||Zhongzhou Avenue||34.850,113.715 34.820,113.712 34.790,113.710 34.765,113.708 34.740,113.706 34.715,113.705
209|road|机场高速|機場高速|Airport Expressway||34.712,113.735 34.680,113.750 34.645,113.775 34.610,113.800 34.575,113.815 34.545,113.830
209|road|农业路|農業路|Nongye Road||34.786,113.625 34.786,113.660 34.787,113.690 34.788,113.720 34.785,113.745
209|metro|1号线|1號線|Line 1|e4002b|34.823,113.533@河南工业大学/河南工業大學=Henan University of Technology 34.813,113.537@郑州大学/鄭州大學=Zhengzhou University 34.765,113.548@市民中心=Civic Center 34.750,113.587@西三环/西三環=Xisanhuan 34.749,113.602@秦岭路/秦嶺路=Qinling Road 34.752,113.624@碧沙岗/碧沙崗=Bishagang 34.752,113.634@绿城广场/綠城廣場=Lücheng Square 34.748,113.654@郑州火车站/鄭州火車站=Zhengzhou Railway Station 34.753,113.662@二七广场/二七廣場=Erqi Square 34.759,113.679@紫荆山/紫荊山=Zijingshan 34.763,113.701@燕庄/燕莊=Yanzhuang 34.765,113.724@会展中心/會展中心=Convention and Exhibition Center 34.763,113.755@东风南路/東風南路=Dongfeng South Road 34.759,113.773@郑州东站/鄭州東站=Zhengzhou East Railway Station 34.765,113.810@市体育中心/市體育中心=City Sports Center 34.785,113.815@龙子湖/龍子湖=Longzihu 34.815,113.815@河南大学新区/河南大學新區=Henan University New Campus
209|metro|2号线|2號線|Line 2|ffb81c|34.870,113.668@贾河/賈河=Jiahe 34.822,113.672@柳林=Liulin 34.803,113.672@北三环/北三環=Beisanhuan 34.792,113.673@东风路/東風路=Dongfeng Road 34.778,113.674@关虎屯/關虎屯=Guanhutun 34.772,113.675@黄河路/黃河路=Huanghe Road 34.759,113.679@紫荆山/紫荊山=Zijingshan 34.748,113.680@东大街/東大街=Dong Street 34.740,113.681@陇海东路/隴海東路=Longhai East Road 34.730,113.682@二里岗/二里崗=Erligang 34.707,113.684@花寨=Huazhai 34.672,113.690@南四环/南四環=Nansihuan
209|metro|3号线|3號線|Line 3|e57200|34.832,113.625@省体育中心/省體育中心=Provincial Sports Center 34.815,113.632@沙门/沙門=Shamen 34.753,113.662@二七广场/二七廣場=Erqi Square 34.748,113.680@东大街/東大街=Dong Street 34.752,113.705@未来路/未來路=Weilai Road 34.748,113.788@博学路/博學路=Boxue Road 34.745,113.830@营岗/營崗=Yinggang
209|metro|5号线|5號線|Line 5|009a44|34.772,113.600@月季公园/月季公園=Yueji Park 34.785,113.625@五龙口/五龍口=Wulongkou 34.772,113.675@黄河路/黃河路=Huanghe Road 34.785,113.705@姚砦=Yaozhai 34.787,113.735@龙湖中环南/龍湖中環南=Longhu Zhonghuan South 34.759,113.773@郑州东站/鄭州東站=Zhengzhou East Railway Station 34.723,113.735@经开中心广场/經開中心廣場=Jingkai Central Square 34.722,113.715@福塔东/福塔東=Futa East 34.730,113.682@二里岗/二里崗=Erligang 34.728,113.645@京广南路/京廣南路=Jingguang South Road 34.735,113.608@桐柏路=Tongbai Road 34.749,113.602@秦岭路/秦嶺路=Qinling Road 34.772,113.600@月季公园/月季公園=Yueji Park
209|metro|城郊线|城郊線|Suburban Line|ffb81c|34.672,113.690@南四环/南四環=Nansihuan 34.602,113.700@双湖大道/雙湖大道=Shuanghu Avenue 34.580,113.755@华南城/華南城=Huanancheng 34.553,113.800@港区北/港區北=Gangqu North 34.530,113.840@新郑机场/新鄭機場=Xinzheng Airport 34.510,113.880 34.493,113.928@郑州航空港站/鄭州航空港站=Zhengzhou Hangkonggang Railway Station
209|water|黄河|黃河|Yellow River||34.900,113.670
209|water|如意湖||Ruyi Lake||34.772,113.722
209|water|龙湖|龍湖|Longhu Lake||34.805,113.735
209|water|龙子湖|龍子湖|Longzi Lake||34.800,113.808
209|park|人民公园|人民公園|People's Park|350|34.760,113.662
209|park|碧沙岗公园|碧沙崗公園|Bishagang Park|300|34.756,113.624
209|park|紫荆山公园|紫荊山公園|Zijingshan Park|250|34.761,113.677
209|park|郑州植物园|鄭州植物園|Zhengzhou Botanical Garden|600|34.735,113.555
49|road|东北快速路|東北快速路|Dongbei Expressway||38.935,121.625 38.950,121.620 38.970,121.620 38.990,121.620 39.015,121.620
49|road|中山路||Zhongshan Road||38.921,121.640 38.917,121.625 38.912,121.608 38.905,121.595 38.893,121.585 38.880,121.568 38.868,121.550
49|road|人民路||Renmin Road||38.920,121.645 38.923,121.655 38.926,121.668
49|road|星海湾大桥|星海灣大橋|Xinghai Bay Bridge||38.872,121.612 38.868,121.595 38.865,121.575 38.860,121.558
49|road|西南路||Xi'nan Road||38.935,121.585 38.920,121.583 38.905,121.575 38.890,121.570
49|road|沈海高速|瀋海高速|Shenyang–Haikou Expressway||38.985,121.600 39.010,121.640 39.045,121.690 39.075,121.740 39.105,121.790
49|metro|1号线|1號線|Line 1|00a550|39.027,121.618@姚家=Yaojia 39.015,121.602@大连北站/大連北站=Dalian North Railway Station 38.985,121.597@华北路/華北路=Huabei Road 38.958,121.598@松江路=Songjiang Road 38.942,121.600@春柳=Chunliu 38.921,121.595@兴工街/興工街=Xinggong Street 38.913,121.589@西安路=Xi'an Road 38.892,121.586@会展中心/會展中心=Convention and Exhibition Center 38.881,121.584@星海广场/星海廣場=Xinghai Square 38.873,121.562@黑石礁=Heishijiao 38.868,121.530@海事大学/海事大學=Dalian Maritime University 38.862,121.520@七贤岭/七賢嶺=Qixianling 38.848,121.520@河口=Hekou
49|metro|2号线|2號線|Line 2|0072bc|38.918,121.690@海之韵/海之韻=Haizhiyun 38.925,121.668@东港/東港=Donggang 38.925,121.655@港湾广场/港灣廣場=Gangwan Square 38.920,121.643@中山广场/中山廣場=Zhongshan Square 38.917,121.632@青泥洼桥/青泥窪橋=Qingniwaqiao 38.914,121.612@人民广场/人民廣場=Renmin Square 38.913,121.589@西安路=Xi'an Road 38.917,121.568@马栏广场/馬欄廣場=Malan Square 38.925,121.548@红旗西路/紅旗西路=Hongqi West Road 38.960,121.545@机场/機場=Airport 38.962,121.512@辛寨子=Xinzhaizi
49|metro|3号线|3號線|Line 3|c8102e|38.922,121.632@大连站/大連站=Dalian Railway Station 38.935,121.608@香炉礁/香爐礁=Xianglujiao 38.962,121.622@金家街=Jinjia Street 38.985,121.648@泉水=Quanshui 39.015,121.692@大连湾/大連灣=Dalianwan 39.050,121.765@金马路/金馬路=Jinma Road 39.055,121.790@开发区/開發區=Development Area 39.058,121.825@保税区/保稅區=Free Trade Zone 39.055,121.870@双D港/雙D港=DD Port 39.060,121.910@小窑湾/小窯灣=Xiaoyaowan 39.085,122.010@金石滩/金石灘=Jinshitan
49|metro|5号线|5號線|Line 5|f08300|38.880,121.685@虎滩新区/虎灘新區=Hutanxinqu 38.880,121.672@虎滩公园/虎灘公園=Hutan Park 38.910,121.632@劳动公园/勞動公園=Laodong Park 38.917,121.632@青泥洼桥/青泥窪橋=Qingniwaqiao 38.922,121.632@大连站/大連站=Dalian Railway Station 38.950,121.620@梭鱼湾/梭魚灣=Suoyuwan 38.985,121.648@泉水=Quanshui 38.985,121.665@后关村/後關村=Houguancun
49|water|大连湾|大連灣|Dalian Bay||38.960,121.680
49|water|星海湾|星海灣|Xinghai Bay||38.875,121.590
49|water|黄海|黃海|Yellow Sea||38.870,121.720
49|water|渤海||Bohai Sea||39.000,121.480
49|park|劳动公园|勞動公園|Labour Park|450|38.909,121.629
49|park|星海公园|星海公園|Xinghai Park|300|38.876,121.572
49|park|森林动物园|森林動物園|Forest Zoo|800|38.880,121.615
49|park|老虎滩海洋公园|老虎灘海洋公園|Laohutan Ocean Park|450|38.870,121.672
48|road|二环路|二環路|Second Ring Road||41.840,123.365 41.850,123.400 41.852,123.430 41.845,123.465 41.830,123.500 41.800,123.515 41.770,123.505 41.750,123.480 41.742,123.450 41.745,123.415 41.755,123.375 41.775,123.350 41.810,123.345 41.840,123.365
48|road|青年大街||Qingnian Street||41.812,123.430 41.795,123.428 41.780,123.428 41.765,123.430 41.748,123.437 41.730,123.445
48|road|绕城高速|繞城高速|Shenyang Ring Expressway||41.910,123.350 41.915,123.420 41.905,123.490 41.870,123.560 41.820,123.600 41.765,123.590 41.710,123.540 41.685,123.470 41.690,123.390 41.715,123.310 41.760,123.270 41.820,123.265 41.875,123.300 41.910,123.350
48|road|建设大路|建設大路|Jianshe Road||41.790,123.330 41.789,123.350 41.789,123.370 41.790,123.385
48|road|机场高速|機場高速|Airport Expressway||41.735,123.455 41.710,123.465 41.685,123.475 41.660,123.482 41.645,123.485
48|metro|1号线|1號線|Line 1|e4002b|41.767,123.225@十三号街/十三號街=Shisanhaojie 41.765,123.255@中央大街=Zhongyang Street 41.789,123.340@重工街=Zhonggong Street 41.789,123.370@铁西广场/鐵西廣場=Tiexi Square 41.791,123.393@沈阳站/瀋陽站=Shenyang Railway Station 41.791,123.404@太原街=Taiyuan Street 41.794,123.427@青年大街=Qingnian Street 41.797,123.442@怀远门/懷遠門=Huaiyuanmen 41.801,123.457@中街=Middle Street 41.800,123.485@滂江街=Pangjiang Street 41.808,123.510@黎明广场/黎明廣場=Liming Square
48|metro|2号线|2號線|Line 2|f5a800|41.922,123.400@航空航天大学/航空航天大學=Aerospace University 41.912,123.412@师范大学/師範大學=Normal University 41.868,123.428@三台子=Santaizi 41.838,123.420@北陵公园/北陵公園=Beiling Park 41.816,123.432@沈阳北站/瀋陽北站=Shenyang North Railway Station 41.803,123.429@市府广场/市府廣場=Shifu Square 41.794,123.427@青年大街=Qingnian Street 41.779,123.429@青年公园/青年公園=Qingnian Park 41.769,123.430@工业展览馆/工業展覽館=Industrial Exhibition Hall 41.751,123.435@五里河=Wulihe 41.740,123.446@奥体中心/奧體中心=Olympic Sports Center 41.690,123.463@全运路/全運路=Quanyun Road 41.645,123.488@桃仙机场/桃仙機場=Taoxian Airport
48|metro|4号线|4號線|Line 4|0066b3|41.870,123.440@正新路=Zhengxin Road 41.840,123.465@望花街=Wanghua Street 41.816,123.432@沈阳北站/瀋陽北站=Shenyang North Railway Station 41.791,123.404@太原街=Taiyuan Street 41.778,123.405@南五马路/南五馬路=Nanwu Road 41.735,123.400@长白南/長白南=Changbainan 41.645,123.370@沈阳南站/瀋陽南站=Shenyang South Railway Station
48|metro|9号线|9號線|Line 9|00a88f|41.837,123.395@怒江公园/怒江公園=Nujiang Park 41.825,123.395@淮河街沈医二院/淮河街沈醫二院=Second Hospital of Shenyang Medical College 41.789,123.370@铁西广场/鐵西廣場=Tiexi Square 41.775,123.370@兴华公园/興華公園=Xinghua Park 41.740,123.446@奥体中心/奧體中心=Olympic Sports Center 41.738,123.495@建筑大学/建築大學=Jianzhu University
48|metro|10号线|10號線|Line 10|8e4a9e|41.855,123.350@丁香湖=Dingxianghu 41.825,123.395@淮河街沈医二院/淮河街沈醫二院=Second Hospital of Shenyang Medical College 41.832,123.420@中医药大学/中醫藥大學=University of Chinese Medicine 41.835,123.480@北大营街/北大營街=Beidaying Street 41.800,123.485@滂江街=Pangjiang Street 41.762,123.478@长青街/長青街=Changqing Street 41.720,123.500@张沙布/張沙布=Zhangshabu
48|water|浑河|渾河|Hun River||41.752,123.425
48|water|丁香湖||Dingxiang Lake||41.852,123.345
48|water|南运河|南運河|South Canal||41.773,123.445
48|park|北陵公园|北陵公園|Beiling Park|1000|41.847,123.424
48|park|青年公园|青年公園|Qingnian Park|250|41.778,123.424
48|park|五里河公园|五里河公園|Wulihe Park|500|41.750,123.430
48|park|南湖公园|南湖公園|Nanhu Park|350|41.772,123.410
48|park|东陵公园|東陵公園|Dongling Park|900|41.833,123.585
75|road|二环路|二環路|Second Ring Road||45.775,126.600 45.765,126.590 45.745,126.590 45.725,126.600 45.712,126.620 45.715,126.645 45.725,126.670 45.745,126.690 45.770,126.690 45.790,126.680 45.795,126.655
75|road|绕城高速|繞城高速|Harbin Ring Expressway||45.870,126.560 45.860,126.640 45.840,126.700 45.800,126.760 45.740,126.790 45.690,126.750 45.660,126.690 45.650,126.610 45.680,126.530 45.720,126.490 45.770,126.470 45.830,126.490 45.870,126.560
75|road|中山路||Zhongshan Road||45.760,126.640 45.750,126.650 45.740,126.660 45.728,126.672
75|road|友谊路|友誼路|Youyi Road||45.785,126.625 45.778,126.608 45.768,126.590 45.755,126.570
75|road|阳明滩大桥|陽明灘大橋|Yangmingtan Bridge||45.745,126.530 45.760,126.535 45.780,126.540 45.800,126.545
75|metro|1号线|1號線|Line 1|c8102e|45.784,126.707@哈尔滨东站/哈爾濱東站=Harbin East Railway Station 45.782,126.685@交通学院/交通學院=Jiaotong University 45.776,126.668@太平桥/太平橋=Taipingqiao 45.770,126.675@工程大学/工程大學=Engineering University 45.766,126.652@医大一院/醫大一院=First Hospital of HMU 45.757,126.642@博物馆/博物館=Heilongjiang Museum 45.746,126.632@哈工大=Harbin Institute of Technology 45.728,126.617@和兴路/和興路=Hexing Road 45.712,126.617@理工大学/理工大學=University of Science and Technology 45.706,126.618@黑龙江大学/黑龍江大學=Heilongjiang University 45.675,126.607@哈尔滨南站/哈爾濱南站=Harbin South Railway Station
75|metro|2号线|2號線|Line 2|00843d|45.872,126.548@大学城/大學城=Daxuecheng 45.825,126.545@世茂大道=Shimao Avenue 45.783,126.560@冰雪大世界=Ice and Snow World 45.779,126.605@人民广场/人民廣場=Renmin Square 45.773,126.615@中央大街=Central Street 45.760,126.628@哈尔滨站/哈爾濱站=Harbin Railway Station 45.757,126.642@博物馆/博物館=Heilongjiang Museum 45.745,126.660@省政府=Provincial Government 45.730,126.690@气象台/氣象台=Qixiangtai
75|metro|3号线|3號線|Line 3|f2a900|45.708,126.575@哈西站=Harbin West Railway Station 45.728,126.565@城乡路/城鄉路=Chengxiang Road 45.745,126.565@群力第一大道=Qunli First Avenue 45.765,126.590 45.779,126.605@人民广场/人民廣場=Renmin Square 45.795,126.645@北马路/北馬路=Beima Road 45.793,126.655@靖宇公园/靖宇公園=Jingyu Park 45.776,126.668@太平桥/太平橋=Taipingqiao 45.742,126.690@会展中心/會展中心=Exhibition Center 45.728,126.675@珠江路=Zhujiang Road 45.706,126.622@医大二院/醫大二院=Second Hospital of HMU 45.708,126.575@哈西站=Harbin West Railway Station
75|water|松花江||Songhua River||45.790,126.610
75|water|马家沟|馬家溝|Majiagou River||45.755,126.660
75|park|斯大林公园|斯大林公園|Stalin Park|250|45.780,126.615
75|park|太阳岛|太陽島|Sun Island|1300|45.795,126.590
75|park|兆麟公园|兆麟公園|Zhaolin Park|250|45.777,126.622
75|park|群力湿地公园|群力溼地公園|Qunli Wetland Park|400|45.725,126.555
425|road|河滩快速路|河灘快速路|Hetan Expressway||43.740,87.615 43.765,87.612 43.790,87.608 43.810,87.603 43.830,87.597 43.850,87.590 43.870,87.580 43.890,87.570
425|road|外环路|外環路|Outer Ring Road||43.860,87.545 43.840,87.560 43.820,87.570 43.800,87.575 43.780,87.585 43.765,87.600 43.760,87.625 43.775,87.645 43.800,87.640 43.825,87.630 43.850,87.620 43.865,87.595 43.860,87.545
425|road|北京路||Beijing Road||43.815,87.592 43.835,87.580 43.855,87.565 43.875,87.545 43.890,87.530
425|road|友好路||Youhao Road||43.795,87.605 43.808,87.597 43.822,87.590
425|metro|1号线|1號線|Line 1|e60012|43.905,87.478@国际机场/國際機場=International Airport 43.895,87.505@三工=Sangong 43.880,87.530@大地窝堡/大地窩堡=Dadiwobao 43.866,87.548@植物园/植物園=Zhiwuyuan 43.858,87.560@铁路局/鐵路局=Tieluju 43.838,87.575@新疆图书馆/新疆圖書館=Xinjiang Library 43.816,87.591@八楼/八樓=Balou 43.803,87.604@红山/紅山=Hongshan 43.790,87.617@南门/南門=Nanmen 43.779,87.617@二道桥/二道橋=Erdaoqiao 43.765,87.617@新疆大学/新疆大學=Xinjiang University 43.750,87.615@三屯碑=Santunbei
425|water|红雁池水库|紅雁池水庫|Hongyanchi Reservoir||43.715,87.625
425|water|柴窝堡湖|柴窩堡湖|Chaiwopu Lake||43.500,87.900
425|park|红山公园|紅山公園|Hongshan Park|450|43.801,87.609
425|park|人民公园|人民公園|People's Park|350|43.795,87.602
425|park|水磨沟公园|水磨溝公園|Shuimogou Park|500|43.835,87.650
425|park|乌鲁木齐植物园|烏魯木齊植物園|Urumqi Botanical Garden|450|43.868,87.555
188|road|二环路|二環路|Second Ring Road||36.700,116.960 36.705,116.990 36.702,117.020 36.695,117.050 36.670,117.065 36.648,117.063 36.628,117.050 36.625,117.020 36.625,116.990 36.630,116.955 36.655,116.945 36.680,116.945 36.700,116.960
188|road|北园高架路|北園高架路|Beiyuan Elevated Road||36.685,116.945 36.690,116.970 36.690,116.995 36.690,117.020 36.690,117.045
188|road|经十路|經十路|Jingshi Road||36.650,116.880 36.652,116.920 36.652,116.960 36.648,117.000 36.648,117.040 36.650,117.080 36.655,117.120 36.660,117.160 36.670,117.200
188|road|顺河高架路|順河高架路|Shunhe Elevated Road||36.700,117.005 36.685,117.007 36.670,117.006 36.655,117.007 36.640,117.008
188|road|绕城高速|繞城高速|Jinan Ring Expressway||36.720,116.880 36.740,116.960 36.760,117.040 36.780,117.120 36.750,117.190 36.690,117.210 36.620,117.180 36.590,117.100 36.580,117.000 36.600,116.920 36.640,116.860 36.690,116.850 36.720,116.880
188|road|机场路|機場路|Airport Road||36.710,117.100 36.745,117.140 36.780,117.175 36.820,117.200 36.850,117.215
188|metro|1号线|1號線|Line 1|963cbd|36.690,116.880@方特=Fangte 36.668,116.889@济南西站/濟南西站=Jinan West Railway Station 36.655,116.890@大杨/大楊=Dayang 36.645,116.880@王府庄/王府莊=Wangfuzhuang 36.560,116.805@园博园/園博園=Garden Expo Park 36.545,116.800@大学城/大學城=Daxuecheng 36.505,116.810@工研院=Industrial Research Institute
188|metro|2号线|2號線|Line 2|ffb600|36.645,116.880@王府庄/王府莊=Wangfuzhuang 36.655,116.910@腊山/臘山=Lashan 36.670,116.960@八里桥/八里橋=Baliqiao 36.676,116.985@济南站北/濟南站北=Jinan Railway Station North 36.692,117.000@生产路/生產路=Shengchan Road 36.690,117.020@历黄路/歷黃路=Lihuang Road 36.690,117.055@二环东路/二環東路=Erhuan East Road 36.695,117.105@八涧堡/八澗堡=Bajianbao 36.705,117.170@鲍山/鮑山=Baoshan 36.712,117.270@彭家庄/彭家莊=Pengjiazhuang
188|metro|3号线|3號線|Line 3|0072ce|36.620,117.115@龙洞/龍洞=Longdong 36.648,117.118@龙奥大厦/龍奧大廈=Long'ao Tower 36.658,117.116@奥体中心/奧體中心=Olympic Sports Center 36.695,117.105@八涧堡/八澗堡=Bajianbao 36.720,117.125@王舍人=Wangsheren 36.745,117.148@济南东站/濟南東站=Jinan East Railway Station 36.790,117.160@滩头/灘頭=Tantou 36.862,117.210@机场北/機場北=Airport North
188|water|黄河|黃河|Yellow River||36.735,117.000
188|water|大明湖||Daming Lake||36.676,117.018
188|water|小清河||Xiaoqing River||36.702,117.030
188|park|大明湖公园|大明湖公園|Daming Lake Park|500|36.677,117.017
188|park|趵突泉公园|趵突泉公園|Baotu Spring Park|200|36.661,117.009
188|park|千佛山||Qianfo Mountain|800|36.638,117.033
188|park|泉城公园|泉城公園|Quancheng Park|450|36.647,117.012
337|road|一环路|一環路|First Ring Road||26.595,106.700 26.597,106.715 26.588,106.725 26.575,106.725 26.562,106.718 26.558,106.700 26.568,106.693 26.582,106.693 26.595,106.700
337|road|中环路|中環路|Middle Ring Road||26.615,106.690 26.618,106.725 26.605,106.745 26.580,106.750 26.555,106.745 26.540,106.720 26.543,106.690 26.565,106.670 26.590,106.665 26.615,106.690
337|road|绕城高速|繞城高速|Guiyang Ring Expressway||26.690,106.640 26.680,106.710 26.650,106.770 26.590,106.800 26.530,106.810 26.480,106.770 26.460,106.700 26.480,106.640 26.520,106.600 26.580,106.575 26.640,106.580 26.690,106.640
337|road|北京路||Beijing Road||26.596,106.690 26.597,106.705 26.598,106.720
337|road|机场路|機場路|Airport Road||26.560,106.725 26.552,106.750 26.545,106.775 26.540,106.795
337|metro|1号线|1號線|Line 1|00a651|26.667,106.580@下麦西/下麥西=Xiamaixi 26.652,106.615@云潭路/雲潭路=Yuntan Road 26.640,106.628@观山湖公园/觀山湖公園=Guanshanhu Park 26.645,106.645@国际生态会议中心/國際生態會議中心=International Eco-conference Center 26.619,106.672@贵阳北站/貴陽北站=Guiyang North Railway Station 26.597,106.704@北京路=Beijing Road 26.584,106.710@喷水池/噴水池=Penshuichi 26.578,106.712@中山路=Zhongshan Road 26.571,106.709@人民广场/人民廣場=Renmin Square 26.560,106.705@火车站/火車站=Guiyang Railway Station 26.548,106.702@沙冲路/沙衝路=Shachong Road 26.520,106.690 26.462,106.690@小孟工业园/小孟工業園=Xiaomeng Industrial Park
337|metro|2号线|2號線|Line 2|0072bc|26.690,106.635@白云北路/白雲北路=Baiyun North Road 26.640,106.628@观山湖公园/觀山湖公園=Guanshanhu Park 26.620,106.640 26.595,106.680 26.597,106.704@北京路=Beijing Road 26.586,106.703@延安西路=Yan'an West Road 26.584,106.710@喷水池/噴水池=Penshuichi 26.560,106.722@油榨街=Youzha Street 26.550,106.735@富源北路=Fuyuan North Road 26.540,106.800@龙洞堡机场/龍洞堡機場=Longdongbao Airport
337|metro|3号线|3號線|Line 3|e4007f|26.385,106.680@桐木岭/桐木嶺=Tongmuling 26.435,106.672@花溪公园/花溪公園=Huaxi Park 26.480,106.665 26.567,106.678@花果园西/花果園西=Huaguoyuan West 26.597,106.704@北京路=Beijing Road 26.617,106.745 26.655,106.790@东风镇/東風鎮=Dongfengzhen
337|water|南明河||Nanming River||26.573,106.715
337|water|观山湖|觀山湖|Guanshan Lake||26.640,106.622
337|water|花溪水库|花溪水庫|Huaxi Reservoir||26.420,106.650
337|park|黔灵山公园|黔靈山公園|Qianlingshan Park|1000|26.600,106.692
337|park|观山湖公园|觀山湖公園|Guanshanhu Park|700|26.641,106.622
337|park|森林公园|森林公園|Guiyang Forest Park|1000|26.545,106.735
337|park|花溪公园|花溪公園|Huaxi Park|400|26.432,106.673
96|road|内环快速路|內環快速路|Inner Ring Expressway||31.345,120.600 31.343,120.625 31.335,120.650 31.315,120.655 31.290,120.650 31.268,120.640 31.262,120.615 31.265,120.590 31.285,120.580 31.310,120.575 31.330,120.580 31.345,120.600
96|road|中环快速路|中環快速路|Middle Ring Expressway||31.390,120.560 31.395,120.620 31.385,120.690 31.365,120.760 31.320,120.800 31.265,120.790 31.230,120.730 31.215,120.650 31.215,120.580 31.240,120.520 31.300,120.505 31.350,120.520 31.390,120.560
96|road|人民路||Renmin Road||31.330,120.610 31.315,120.615 31.303,120.616 31.288,120.617 31.270,120.618 31.250,120.620
96|road|干将路|干將路|Ganjiang Road||31.308,120.585 31.305,120.600 31.303,120.616 31.303,120.635 31.305,120.650
96|road|沪宁高速|滬寧高速|Shanghai–Nanjing Expressway||31.395,120.500 31.375,120.560 31.360,120.620 31.355,120.680 31.350,120.740 31.345,120.800 31.340,120.860 31.335,120.930
96|road|金鸡湖大道|金雞湖大道|Jinji Lake Avenue||31.300,120.660 31.300,120.690 31.298,120.720 31.297,120.750 31.297,120.780
96|metro|1号线|1號線|Line 1|78be20|31.265,120.508@木渎/木瀆=Mudu 31.273,120.520@金枫路/金楓路=Jinfeng Road 31.295,120.545@玉山路=Yushan Road 31.297,120.562@狮子山/獅子山=Shizishan 31.303,120.588@西环路/西環路=Xihuan Road 31.307,120.601@广济南路/廣濟南路=Guangji South Road 31.304,120.610@养育巷/養育巷=Yangyuxiang 31.303,120.617@乐桥/樂橋=Leqiao 31.303,120.627@临顿路/臨頓路=Lindun Road 31.304,120.638@相门/相門=Xiangmen 31.317,120.662@中央公园/中央公園=Central Park 31.317,120.671@星海广场/星海廣場=Xinghai Square 31.318,120.679@东方之门/東方之門=Gate to the East 31.318,120.708@文化博览中心/文化博覽中心=Culture and Expo Center 31.318,120.719@时代广场/時代廣場=Times Square 31.318,120.733@星湖街=Xinghu Street 31.312,120.770@钟南街/鍾南街=Zhongnan Street
96|metro|2号线|2號線|Line 2|e4002b|31.470,120.630@骑河/騎河=Qihe 31.420,120.641@高铁苏州北站/高鐵蘇州北站=Suzhou North Railway Station 31.350,120.612@平泷路/平瀧路=Pinglong Road 31.331,120.608@苏州火车站/蘇州火車站=Suzhou Railway Station 31.322,120.599@山塘街=Shantang Street 31.314,120.597@石路=Shilu 31.307,120.601@广济南路/廣濟南路=Guangji South Road 31.298,120.597@三香广场/三香廣場=Sanxiang Square 31.290,120.597@劳动路/勞動路=Laodong Road 31.270,120.605@友联/友聯=Youlian 31.250,120.655@宝带桥南/寶帶橋南=Baodai Bridge South 31.260,120.720 31.265,120.790@桑田岛/桑田島=Sangtiandao
96|metro|3号线|3號線|Line 3|ff8200|31.372,120.538@苏州新区火车站/蘇州新區火車站=Suzhou New District Railway Station 31.308,120.560@何山路=Heshan Road 31.297,120.562@狮子山/獅子山=Shizishan 31.262,120.602@宝带西路/寶帶西路=Baodai West Road 31.248,120.620@红庄/紅莊=Hongzhuang 31.255,120.675 31.318,120.679@东方之门/東方之門=Gate to the East 31.332,120.685@中塘公园/中塘公園=Zhongtang Park 31.360,120.740 31.368,120.800@唯亭=Weiting
96|metro|4号线|4號線|Line 4|003da5|31.430,120.587@龙道浜/龍道浜=Longdaobang 31.380,120.612@活力岛/活力島=Huolidao 31.331,120.608@苏州火车站/蘇州火車站=Suzhou Railway Station 31.320,120.613@北寺塔=Beisi Pagoda 31.312,120.616@察院场/察院場=Chayuanchang 31.303,120.617@乐桥/樂橋=Leqiao 31.294,120.618@三元坊=Sanyuanfang 31.287,120.619@南门/南門=Nanmen 31.272,120.620@团结桥/團結橋=Tuanjieqiao 31.248,120.620@红庄/紅莊=Hongzhuang 31.180,120.632@松陵大道=Songling Avenue 31.160,120.650 31.155,120.715@同里=Tongli
96|metro|5号线|5號線|Line 5|d6006d|31.215,120.435@太湖香山=Taihu Xiangshan 31.255,120.490@灵岩山/靈巖山=Lingyanshan 31.270,120.545 31.290,120.597@劳动路/勞動路=Laodong Road 31.287,120.619@南门/南門=Nanmen 31.285,120.660 31.290,120.710 31.303,120.745@南施街=Nanshi Street 31.340,120.765 31.375,120.770@阳澄湖南/陽澄湖南=Yangcheng Lake South
96|metro|11号线|11號線|Line 11|a6631b|31.368,120.800@唯亭=Weiting 31.350,120.870 31.358,120.955@昆山南站/崑山南站=Kunshan South Railway Station 31.345,121.020@兵希=Bingxi 31.300,121.090@花桥/花橋=Huaqiao
96|water|金鸡湖|金雞湖|Jinji Lake||31.312,120.700
96|water|独墅湖|獨墅湖|Dushu Lake||31.275,120.705
96|water|太湖||Lake Tai||31.220,120.350
96|water|阳澄湖|陽澄湖|Yangcheng Lake||31.425,120.770
96|park|虎丘||Tiger Hill|350|31.337,120.576
96|park|拙政园|拙政園|Humble Administrator's Garden|150|31.326,120.625
96|park|白塘植物公园|白塘植物公園|Baitang Botanical Park|500|31.338,120.720
96|park|石湖景区|石湖景區|Shihu Scenic Area|900|31.262,120.585
96|park|中央公园|中央公園|Central Park|250|31.318,120.662
118|road|环城路|環城路|Ring Road||29.890,121.540 29.888,121.560 29.880,121.575 29.865,121.580 29.852,121.570 29.850,121.550 29.855,121.532 29.870,121.525 29.890,121.540
118|road|绕城高速|繞城高速|Ningbo Ring Expressway||29.960,121.500 29.975,121.580 29.960,121.660 29.930,121.730 29.880,121.740 29.820,121.720 29.770,121.660 29.750,121.590 29.755,121.510 29.790,121.440 29.850,121.410 29.910,121.430 29.960,121.500
118|road|中山路||Zhongshan Road||29.878,121.510 29.875,121.530 29.872,121.550 29.870,121.570 29.868,121.595 29.865,121.620
118|road|机场快速路|機場快速路|Airport Expressway||29.940,121.525 29.910,121.518 29.880,121.515 29.855,121.510 29.835,121.490 29.825,121.470
118|road|世纪大道|世紀大道|Shiji Avenue||29.900,121.595 29.880,121.592 29.865,121.590 29.845,121.590 29.825,121.588
118|metro|1号线|1號線|Line 1|0072ce|29.885,121.432@高桥西/高橋西=Gaoqiaoxi 29.880,121.490@望春桥/望春橋=Wangchunqiao 29.876,121.537@西门口/西門口=Ximenkou 29.872,121.548@鼓楼/鼓樓=Gulou 29.870,121.556@东门口/東門口=Dongmenkou 29.867,121.575@樱花公园/櫻花公園=Yinghua Park 29.866,121.587@福明路=Fuming Road 29.864,121.608@海晏北路=Haiyan North Road 29.857,121.627@东环南路/東環南路=Donghuan South Road 29.870,121.700@五乡/五鄉=Wuxiang 29.875,121.735@宝幢/寶幢=Baozhuang 29.895,121.830@北仑/北侖=Beilun 29.880,121.870@霞浦=Xiapu
118|metro|2号线|2號線|Line 2|c8102e|29.824,121.464@栎社国际机场/櫟社國際機場=Lishe International Airport 29.815,121.480@栎社/櫟社=Lishe 29.812,121.500@石碶=Shiqi 29.861,121.536@宁波火车站/寧波火車站=Ningbo Railway Station 29.868,121.546@城隍庙/城隍廟=Chenghuangmiao 29.872,121.548@鼓楼/鼓樓=Gulou 29.880,121.555@外滩大桥/外灘大橋=Waitan Bridge 29.900,121.590@三官堂=Sanguantang 29.935,121.630@清水浦=Qingshuipu 29.955,121.712@招宝山/招寶山=Zhaobaoshan
118|metro|3号线|3號線|Line 3|f08300|29.755,121.545@高塘桥/高塘橋=Gaotangqiao 29.807,121.545@南部商务区/南部商務區=Southern Business District 29.815,121.552@鄞州区政府/鄞州區政府=Yinzhou District Government 29.835,121.565@仇毕/仇畢=Choubi 29.857,121.572@儿童公园/兒童公園=Ertong Park 29.867,121.575@樱花公园/櫻花公園=Yinghua Park 29.880,121.577@大通桥/大通橋=Datongqiao 29.900,121.610 29.965,121.590@骆驼桥/駱駝橋=Luotuoqiao
118|metro|4号线|4號線|Line 4|009944|29.985,121.455@慈城=Cicheng 29.925,121.540@洪大路=Hongda Road 29.872,121.528@大卿桥/大卿橋=Daqingqiao 29.861,121.536@宁波火车站/寧波火車站=Ningbo Railway Station 29.860,121.560@兴宁桥西/興寧橋西=Xingningqiao West 29.857,121.572@儿童公园/兒童公園=Ertong Park 29.815,121.620 29.770,121.650@东钱湖/東錢湖=Dongqianhu
118|water|甬江||Yong River||29.890,121.580
118|water|奉化江||Fenghua River||29.855,121.552
118|water|姚江||Yao River||29.890,121.530
118|water|东钱湖|東錢湖|Dongqian Lake||29.765,121.670
118|park|月湖公园|月湖公園|Moon Lake Park|300|29.867,121.540
118|park|鄞州公园|鄞州公園|Yinzhou Park|400|29.818,121.540
118|park|日湖公园|日湖公園|Rihu Park|400|29.895,121.550
118|park|宁波植物园|寧波植物園|Ningbo Botanical Garden|700|29.945,121.630
143|road|一环路|一環路|First Ring Road||31.882,117.265 31.883,117.290 31.880,117.310 31.865,117.315 31.850,117.312 31.838,117.300 31.836,117.280 31.838,117.262 31.850,117.253 31.868,117.255 31.882,117.265
143|road|二环路|二環路|Second Ring Road||31.905,117.260 31.910,117.300 31.895,117.340 31.860,117.355 31.825,117.335 31.808,117.300 31.808,117.260 31.820,117.225 31.850,117.215 31.885,117.230 31.905,117.260
143|road|金寨路||Jinzhai Road||31.862,117.285 31.845,117.270 31.825,117.258 31.800,117.245 31.775,117.230 31.755,117.220
143|road|长江路|長江路|Changjiang Road||31.840,117.180 31.845,117.210 31.852,117.240 31.858,117.265 31.862,117.290 31.866,117.320
143|road|绕城高速|繞城高速|Hefei Ring Expressway||31.975,117.230 31.970,117.320 31.930,117.400 31.860,117.430 31.790,117.410 31.735,117.350 31.700,117.270 31.720,117.190 31.760,117.130 31.830,117.090 31.900,117.110 31.950,117.160 31.975,117.230
143|metro|1号线|1號線|Line 1|e4002b|31.884,117.313@合肥火车站/合肥火車站=Hefei Railway Station 31.862,117.303@大东门/大東門=Dadongmen 31.854,117.299@包公园/包公園=Baogong Park 31.845,117.296@合工大南区/合工大南區=HFUT South Campus 31.818,117.297@葛大店=Gedadian 31.800,117.286@合肥南站=Hefei South Railway Station 31.735,117.294@滨湖会展中心/濱湖會展中心=Binhu Convention and Exhibition Center 31.710,117.310@万达城/萬達城=Wanda City 31.685,117.310@九联圩/九聯圩=Jiulianxu
143|metro|2号线|2號線|Line 2|0072ce|31.865,117.095@南岗/南崗=Nangang 31.845,117.130@天柱路=Tianzhu Road 31.838,117.175@大蜀山=Dashushan 31.847,117.225@西七里塘=Xiqilitang 31.850,117.245@五里墩=Wulidun 31.853,117.256@三里庵=Sanli'an 31.863,117.290@四牌楼/四牌樓=Sipailou 31.862,117.303@大东门/大東門=Dadongmen 31.865,117.315@三里街=Sanli Street 31.862,117.345@长淮/長淮=Changhuai 31.862,117.400@三十埠=Sanshibu
143|metro|3号线|3號線|Line 3|009944|31.935,117.345@相城路=Xiangcheng Road 31.884,117.313@合肥火车站/合肥火車站=Hefei Railway Station 31.873,117.273@杏花公园/杏花公園=Xinghua Park 31.847,117.225@西七里塘=Xiqilitang 31.825,117.225@图书馆/圖書館=Library 31.814,117.225@天鹅湖/天鵝湖=Swan Lake 31.775,117.205@合肥大学城/合肥大學城=Hefei University Town 31.735,117.205@幸福坝/幸福壩=Xingfuba
143|metro|4号线|4號線|Line 4|f08300|31.800,117.090@燎原=Liaoyuan 31.825,117.150 31.825,117.225@图书馆/圖書館=Library 31.830,117.245@望江西路=Wangjiang West Road 31.812,117.275@朝阳/朝陽=Chaoyang 31.800,117.286@合肥南站=Hefei South Railway Station 31.818,117.297@葛大店=Gedadian 31.850,117.350 31.890,117.340@青龙岗/青龍崗=Qinglonggang
143|water|巢湖||Chaohu Lake||31.640,117.420
143|water|天鹅湖|天鵝湖|Swan Lake||31.812,117.220
143|water|董铺水库|董鋪水庫|Dongpu Reservoir||31.880,117.190
143|water|南淝河||Nanfei River||31.850,117.315
143|park|逍遥津公园|逍遙津公園|Xiaoyaojin Park|250|31.868,117.293
143|park|包公园|包公園|Baogong Park|350|31.853,117.298
143|park|大蜀山森林公园|大蜀山森林公園|Dashushan Forest Park|1100|31.845,117.168
143|park|骆岗公园|駱崗公園|Luogang Park|1500|31.780,117.300
93|road|内环快速路|內環快速路|Inner Ring Expressway||31.605,120.275 31.610,120.300 31.605,120.325 31.590,120.340 31.565,120.340 31.545,120.330 31.535,120.305 31.538,120.275 31.555,120.255 31.580,120.258 31.605,120.275
93|road|太湖大道||Taihu Avenue||31.545,120.235 31.550,120.265 31.556,120.290 31.558,120.315 31.560,120.340 31.560,120.365
93|road|中山路||Zhongshan Road||31.590,120.300 31.578,120.299 31.568,120.300 31.558,120.301
93|road|环太湖公路|環太湖公路|Lake Tai Ring Road||31.535,120.215 31.520,120.235 31.500,120.250 31.480,120.265 31.462,120.285
93|metro|1号线|1號線|Line 1|e4002b|31.668,120.285@堰桥/堰橋=Yanqiao 31.635,120.287@西漳=Xizhang 31.586,120.301@无锡火车站/無錫火車站=Wuxi Railway Station 31.580,120.298@胜利门/勝利門=Shenglimen 31.575,120.300@三阳广场/三陽廣場=Sanyang Square 31.566,120.304@南禅寺/南禪寺=Nanchansi 31.556,120.304@太湖广场/太湖廣場=Taihu Square 31.548,120.303@清扬路/清揚路=Qingyang Road 31.535,120.298@人民医院/人民醫院=Renmin Hospital 31.515,120.298@华清大桥/華清大橋=Huaqing Bridge 31.490,120.300@市民中心=Civic Center 31.465,120.300@长广溪/長廣溪=Changguangxi
93|metro|2号线|2號線|Line 2|009944|31.553,120.222@梅园开原寺/梅園開原寺=Meiyuan Kaiyuan Temple 31.560,120.248@荣巷/榮巷=Rongxiang 31.575,120.300@三阳广场/三陽廣場=Sanyang Square 31.582,120.318@上马墩/上馬墩=Shangmadun 31.583,120.330@靖海公园/靖海公園=Jinghai Park 31.593,120.350@广益/廣益=Guangyi 31.599,120.457@无锡东站/無錫東站=Wuxi East Railway Station
93|metro|3号线|3號線|Line 3|0072ce|31.640,120.210@苏庙/蘇廟=Sumiao 31.602,120.280@盛岸=Sheng'an 31.586,120.301@无锡火车站/無錫火車站=Wuxi Railway Station 31.583,120.330@靖海公园/靖海公園=Jinghai Park 31.540,120.352@旺庄路/旺莊路=Wangzhuang Road 31.525,120.400@无锡新区站/無錫新區站=Wuxi New District Railway Station 31.505,120.428@硕放机场/碩放機場=Sunan Shuofang International Airport
93|metro|4号线|4號線|Line 4|8e3a80|31.615,120.298@刘潭/劉潭=Liutan 31.602,120.280@盛岸=Sheng'an 31.555,120.265@体育中心/體育中心=Sports Center 31.490,120.300@市民中心=Civic Center 31.510,120.345@博览中心/博覽中心=Expo Center
93|water|太湖||Lake Tai||31.440,120.220
93|water|蠡湖||Lihu Lake||31.525,120.255
93|water|京杭大运河|京杭大運河|Grand Canal||31.545,120.320
93|park|锡惠公园|錫惠公園|Xihui Park|500|31.583,120.268
93|park|鼋头渚|黿頭渚|Yuantouzhu|900|31.528,120.212
93|park|蠡湖公园|蠡湖公園|Lihu Park|400|31.545,120.248
93|park|梅园|梅園|Meiyuan Garden|500|31.557,120.222
160|road|二环路|二環路|Second Ring Road||26.110,119.270 26.113,119.295 26.108,119.320 26.092,119.335 26.070,119.340 26.050,119.325 26.045,119.300 26.055,119.275 26.078,119.265 26.095,119.262 26.110,119.270
160|road|三环路|三環路|Third Ring Road||26.120,119.290 26.120,119.330 26.100,119.355 26.070,119.370 26.040,119.360 26.015,119.340 26.005,119.310 26.010,119.275 26.030,119.245 26.060,119.230 26.090,119.245 26.120,119.290
160|road|五四路||Wusi Road||26.110,119.302 26.098,119.303 26.088,119.302 26.078,119.301
160|road|福州绕城高速|福州繞城高速|Fuzhou Ring Expressway||26.180,119.280 26.170,119.350 26.130,119.410 26.080,119.450 26.020,119.450 25.970,119.400 25.940,119.340 25.950,119.270
160|road|机场高速|機場高速|Airport Expressway||26.030,119.400 26.000,119.450 25.975,119.510 25.960,119.570 25.945,119.630
160|metro|1号线|1號線|Line 1|e4002b|26.147,119.312@象峰=Xiangfeng 26.110,119.314@福州火车站/福州火車站=Fuzhou Railway Station 26.100,119.303@树兜/樹兜=Shudou 26.091,119.297@屏山=Pingshan 26.083,119.297@东街口/東街口=Dongjiekou 26.073,119.297@南门兜/南門兜=Nanmendou 26.056,119.305@达道/達道=Dadao 26.042,119.307@上藤=Shangteng 26.034,119.315@三叉街=Sancha Street 26.025,119.327@白湖亭=Baihuting 26.012,119.345@黄山/黃山=Huangshan 25.992,119.372@城门/城門=Chengmen 25.983,119.392@福州火车南站/福州火車南站=Fuzhou South Railway Station 26.005,119.475@三江口=Sanjiangkou
160|metro|2号线|2號線|Line 2|009944|26.040,119.145@苏洋/蘇洋=Suyang 26.055,119.190@福州大学/福州大學=Fuzhou University 26.028,119.205@董屿福建师大/董嶼福建師大=Dongyu Fujian Normal University 26.035,119.265@金山=Jinshan 26.063,119.280@宁化/寧化=Ninghua 26.068,119.290@西洋=Xiyang 26.073,119.297@南门兜/南門兜=Nanmendou 26.073,119.307@水部=Shuibu 26.075,119.325@紫阳/紫陽=Ziyang 26.068,119.370@鼓山=Gushan 26.063,119.395@洋里=Yangli
160|metro|4号线|4號線|Line 4|8e3a80|26.060,119.245@洪塘=Hongtang 26.083,119.262@金牛山=Jinniushan 26.090,119.290@省立医院/省立醫院=Provincial Hospital 26.083,119.297@东街口/東街口=Dongjiekou 26.086,119.314@东门/東門=Dongmen 26.090,119.335 26.068,119.343@前屿/前嶼=Qianyu 26.040,119.355@会展中心/會展中心=Convention and Exhibition Center 25.992,119.372@城门/城門=Chengmen
160|metro|滨海快线|濱海快線|Coastal Express|0072ce|26.110,119.314@福州火车站/福州火車站=Fuzhou Railway Station 26.068,119.370@鼓山=Gushan 25.983,119.392@福州火车南站/福州火車南站=Fuzhou South Railway Station 25.960,119.480 25.945,119.570 25.934,119.660@长乐机场/長樂機場=Changle International Airport
160|water|闽江|閩江|Min River||26.045,119.290
160|water|西湖||West Lake||26.092,119.284
160|water|乌龙江|烏龍江|Wulong River||26.000,119.290
160|park|西湖公园|西湖公園|West Lake Park|400|26.092,119.285
160|park|福州国家森林公园|福州國家森林公園|Fuzhou National Forest Park|900|26.157,119.288
160|park|温泉公园|溫泉公園|Hot Spring Park|250|26.098,119.310
160|park|乌山|烏山|Wushan Hill|300|26.077,119.291
160|park|鼓山||Gushan Mountain|1500|26.060,119.395
64|road|人民大街||Renmin Street||43.908,125.322 43.892,125.323 43.876,125.323 43.860,125.322 43.842,125.322 43.825,125.323 43.805,125.325
64|road|解放大路||Jiefang Road||43.873,125.280 43.875,125.300 43.876,125.323 43.878,125.345
64|road|三环路|三環路|Third Ring Road||43.945,125.270 43.950,125.310 43.950,125.350 43.930,125.385 43.895,125.405 43.855,125.400 43.825,125.380 43.815,125.340 43.820,125.290 43.840,125.250 43.875,125.235 43.915,125.240 43.945,125.270
64|road|绕城高速|繞城高速|Changchun Ring Expressway||43.985,125.230 43.995,125.330 43.975,125.420 43.920,125.470 43.850,125.480 43.780,125.440 43.755,125.350 43.765,125.250 43.810,125.180 43.870,125.160 43.940,125.170 43.985,125.230
64|metro|1号线|1號線|Line 1|e4002b|43.950,125.320@北环城路/北環城路=Beihuancheng Road 43.913,125.322@长春站北/長春站北=Changchun Railway Station North 43.908,125.322@长春站/長春站=Changchun Railway Station 43.890,125.323@人民广场/人民廣場=Renmin Square 43.876,125.323@解放大路=Jiefangda Road 43.863,125.322@东北师大/東北師大=Northeast Normal University 43.855,125.322@工农广场/工農廣場=Gongnong Square 43.842,125.321@卫星广场/衛星廣場=Weixing Square 43.820,125.322@市政府=Municipal Government 43.795,125.325@红嘴子/紅嘴子=Hongzuizi
64|metro|2号线|2號線|Line 2|0072ce|43.835,125.180@汽车公园/汽車公園=Qiche Park 43.869,125.207@长春西站/長春西站=Changchun West Railway Station 43.872,125.235@西环城路/西環城路=Xihuancheng Road 43.876,125.305@文化广场/文化廣場=Cultural Square 43.876,125.323@解放大路=Jiefangda Road 43.880,125.362@东盛大街/東盛大街=Dongsheng Street 43.888,125.385@东方广场/東方廣場=Dongfang Square
64|metro|3号线|3號線|Line 3|f5b700|43.908,125.322@长春站/長春站=Changchun Railway Station 43.900,125.303@西安桥/西安橋=Xi'anqiao 43.873,125.285@宽平大桥/寬平大橋=Kuanping Bridge 43.853,125.290@湖西桥/湖西橋=Huxiqiao 43.843,125.295@前进大街/前進大街=Qianjin Street 43.842,125.321@卫星广场/衛星廣場=Weixing Square 43.828,125.380@会展中心/會展中心=Convention and Exhibition Center 43.795,125.430@长影世纪城/長影世紀城=Changying Century City
64|metro|4号线|4號線|Line 4|009944|43.913,125.322@长春站北/長春站北=Changchun Railway Station North 43.920,125.345@北海公园/北海公園=Beihai Park 43.903,125.345@伪皇宫/偽皇宮=Museum of the Imperial Palace of Manchukuo 43.870,125.355@东盛路/東盛路=Dongsheng Road 43.843,125.350@卫星路/衛星路=Weixing Road 43.800,125.350@天工路=Tiangong Road
64|water|伊通河||Yitong River||43.865,125.345
64|water|南湖||South Lake||43.854,125.300
64|water|净月潭|淨月潭|Jingyue Lake||43.785,125.470
64|park|南湖公园|南湖公園|South Lake Park|800|43.855,125.300
64|park|净月潭国家森林公园|淨月潭國家森林公園|Jingyuetan National Forest Park|2500|43.785,125.465
64|park|儿童公园|兒童公園|Children's Park|250|43.880,125.327
64|park|世界雕塑公园|世界雕塑公園|World Sculpture Park|600|43.817,125.332
64|park|胜利公园|勝利公園|Shengli Park|200|43.901,125.322
2|road|中山路||Zhongshan Road||38.047,114.440 38.046,114.465 38.045,114.485 38.045,114.505 38.045,114.530 38.045,114.555
2|road|二环路|二環路|Second Ring Road||38.085,114.455 38.088,114.490 38.085,114.530 38.070,114.560 38.040,114.575 38.010,114.565 37.990,114.540 37.988,114.500 37.995,114.460 38.020,114.440 38.055,114.440 38.085,114.455
2|road|裕华路|裕華路|Yuhua Road||38.040,114.450 38.039,114.475 38.038,114.500 38.037,114.525 38.036,114.550
2|road|京港澳高速||Beijing–Hong Kong–Macau Expressway||38.150,114.610 38.110,114.605 38.070,114.600 38.030,114.600 37.990,114.590 37.950,114.580
2|metro|1号线|1號線|Line 1|e4002b|38.048,114.425@西王=Xiwang 38.047,114.445@长城桥/長城橋=Changchengqiao 38.046,114.480@新百广场/新百廣場=Xinbai Square 38.046,114.487@解放广场/解放廣場=Jiefang Square 38.046,114.496@平安大街=Ping'an Street 38.046,114.508@北国商城/北國商城=Beiguo Shopping Mall 38.046,114.521@博物院=Museum 38.046,114.531@体育场/體育場=Stadium 38.046,114.553@谈固/談固=Tangu 38.048,114.580@白佛=Baifo 38.100,114.590@会展中心/會展中心=Convention and Exhibition Center 38.140,114.625@福泽/福澤=Fuze
2|metro|2号线|2號線|Line 2|f5b700|38.098,114.495@柳辛庄/柳辛莊=Liuxinzhuang 38.058,114.508@长安公园/長安公園=Chang'an Park 38.046,114.508@北国商城/北國商城=Beiguo Shopping Mall 38.035,114.508@裕华路/裕華路=Yuhua Road 38.015,114.505@欧韵公园/歐韻公園=Ouyun Park 38.010,114.484@石家庄站/石家莊站=Shijiazhuang Railway Station 37.975,114.480@嘉华路/嘉華路=Jiahua Road
2|metro|3号线|3號線|Line 3|0072ce|38.078,114.445@西三庄/西三莊=Xisanzhuang 38.055,114.478@市二中=No. 2 Middle School 38.046,114.480@新百广场/新百廣場=Xinbai Square 38.025,114.484@东里/東里=Dongli 38.010,114.484@石家庄站/石家莊站=Shijiazhuang Railway Station 38.015,114.500@槐安桥/槐安橋=Huai'anqiao 38.003,114.535@位同=Weitong 38.040,114.635@乐乡/樂鄉=Lexiang
2|water|滹沱河||Hutuo River||38.130,114.520
2|water|石津灌渠||Shijin Canal||38.075,114.500
2|park|长安公园|長安公園|Chang'an Park|300|38.049,114.512
2|park|裕西公园|裕西公園|Yuxi Park|300|38.032,114.453
2|park|世纪公园|世紀公園|Century Park|400|38.025,114.545
282|road|快速环道|快速環道|Express Ring Road||22.850,108.300 22.853,108.330 22.845,108.360 22.825,108.390 22.795,108.385 22.785,108.355 22.785,108.320 22.795,108.290 22.820,108.280 22.850,108.300
282|road|民族大道||Minzu Avenue||22.817,108.325 22.817,108.345 22.817,108.365 22.815,108.385 22.812,108.405 22.815,108.430
282|road|竹溪大道|竹谿大道|Zhuxi Avenue||22.828,108.335 22.825,108.355 22.822,108.375 22.820,108.395
282|road|机场高速|機場高速|Airport Expressway||22.790,108.310 22.760,108.290 22.730,108.265 22.700,108.235 22.665,108.205 22.630,108.185
282|road|绕城高速|繞城高速|Nanning Ring Expressway||22.900,108.300 22.905,108.380 22.880,108.450 22.820,108.490 22.750,108.480 22.700,108.420 22.690,108.330
282|metro|1号线|1號線|Line 1|00a650|22.805,108.195@石埠=Shibu 22.840,108.288@广西大学/廣西大學=Guangxi University 22.832,108.312@火车站/火車站=Nanning Railway Station 22.822,108.316@朝阳广场/朝陽廣場=Chaoyang Square 22.817,108.333@民族广场/民族廣場=Minzu Square 22.815,108.343@麻村=Macun 22.815,108.361@金湖广场/金湖廣場=Jinhu Square 22.815,108.374@会展中心/會展中心=Convention and Exhibition Center 22.812,108.387@万象城/萬象城=MixC 22.814,108.395@东盟商务区/東盟商務區=ASEAN Business District 22.820,108.420@埌东客运站/埌東客運站=Langdong Coach Station 22.838,108.411@火车东站/火車東站=Nanning East Railway Station
282|metro|2号线|2號線|Line 2|e4002b|22.880,108.315@西津=Xijin 22.845,108.315@明秀路=Mingxiu Road 22.832,108.312@火车站/火車站=Nanning Railway Station 22.822,108.316@朝阳广场/朝陽廣場=Chaoyang Square 22.805,108.312@福建园/福建園=Fujianyuan 22.780,108.305@江南客运站/江南客運站=Jiangnan Coach Station 22.745,108.322@玉洞=Yudong 22.720,108.375@坛泽/壇澤=Tanze
282|metro|3号线|3號線|Line 3|8e3a80|22.850,108.265@科园大道/科園大道=Keyuan Avenue 22.840,108.288@广西大学/廣西大學=Guangxi University 22.850,108.325@小鸡村/小雞村=Xiaojicun 22.845,108.345@东沟岭/東溝嶺=Donggouling 22.815,108.361@金湖广场/金湖廣場=Jinhu Square 22.755,108.385@五象湖=Wuxiang Lake 22.725,108.400@平良立交=Pingliang Interchange
282|metro|4号线|4號線|Line 4|f08300|22.775,108.310@洪运路/洪運路=Hongyun Road 22.760,108.345 22.755,108.385@五象湖=Wuxiang Lake 22.765,108.405@体育中心东/體育中心東=Sports Center East
282|water|邕江||Yong River||22.805,108.330
282|water|南湖||Nanhu Lake||22.810,108.350
282|water|五象湖||Wuxiang Lake||22.755,108.390
282|park|青秀山||Qingxiu Mountain|1500|22.790,108.385
282|park|南湖公园|南湖公園|Nanhu Park|500|22.808,108.350
282|park|人民公园|人民公園|People's Park|400|22.830,108.325
282|park|石门森林公园|石門森林公園|Shimen Forest Park|400|22.822,108.372
282|park|五象湖公园|五象湖公園|Wuxianghu Park|600|22.755,108.388
174|road|八一大道||Bayi Avenue||28.700,115.892 28.687,115.897 28.674,115.903 28.660,115.908 28.648,115.908
174|road|洪都大道||Hongdu Avenue||28.700,115.910 28.685,115.918 28.668,115.922 28.650,115.925 28.635,115.923
174|road|红谷中大道|紅谷中大道|Honggu Middle Avenue||28.715,115.865 28.700,115.860 28.685,115.857 28.668,115.850 28.650,115.842
174|road|英雄大桥|英雄大橋|Yingxiong Bridge||28.735,115.860 28.728,115.880 28.718,115.900
174|road|绕城高速|繞城高速|Nanchang Ring Expressway||28.780,115.830 28.790,115.930 28.760,116.020 28.690,116.060 28.610,116.040 28.560,115.960 28.545,115.870 28.570,115.780 28.630,115.740 28.700,115.750 28.780,115.830
174|road|机场高速|機場高速|Airport Expressway||28.725,115.858 28.760,115.865 28.800,115.875 28.840,115.890
174|metro|1号线|1號線|Line 1|e4002b|28.858,115.903@昌北机场/昌北機場=Changbei International Airport 28.800,115.880 28.742,115.850@双港/雙港=Shuanggang 28.700,115.862@卫东/衛東=Weidong 28.684,115.866@秋水广场/秋水廣場=Qiushui Square 28.683,115.878@滕王阁/滕王閣=Tengwang Pavilion 28.677,115.887@万寿宫/萬壽宮=Wanshougong 28.675,115.894@八一馆/八一館=Bayi Museum 28.673,115.902@八一广场/八一廣場=Bayi Square 28.673,115.925@师大南路/師大南路=Shida South Road 28.675,115.937@彭家桥/彭家橋=Pengjiaqiao 28.677,115.955@青山湖大道=Qingshan Lake Avenue 28.680,115.990@艾溪湖东/艾溪湖東=Aixi Lake East 28.677,116.025@瑶湖西/瑤湖西=Yaohu West
174|metro|2号线|2號線|Line 2|f5b700|28.580,115.780@南路=Nanlu 28.622,115.791@南昌西站=Nanchang West Railway Station 28.645,115.815@国博/國博=Guobo 28.665,115.830@卧龙山/臥龍山=Wolongshan 28.672,115.853@红谷中大道/紅谷中大道=Honggu Middle Avenue 28.690,115.893@阳明公园/陽明公園=Yangming Park 28.695,115.905@青山路口=Qingshanlukou 28.673,115.912@丁公路北=Dinggonglubei 28.662,115.915@南昌火车站/南昌火車站=Nanchang Railway Station 28.652,115.930@顺外/順外=Shunwai 28.660,115.945@辛家庵=Xinjia'an
174|metro|3号线|3號線|Line 3|0072ce|28.730,115.960@京东大道/京東大道=Jingdong Avenue 28.695,115.925@青山湖西=Qingshan Lake West 28.695,115.905@青山路口=Qingshanlukou 28.675,115.894@八一馆/八一館=Bayi Museum 28.658,115.893@绳金塔/繩金塔=Shengjin Pagoda 28.625,115.910@施尧/施堯=Shiyao 28.555,115.940@银三角北/銀三角北=Yinsanjiao North
174|metro|4号线|4號線|Line 4|009944|28.650,115.750@白马山/白馬山=Baimashan 28.610,115.850@东新/東新=Dongxin 28.645,115.880@桃苑=Taoyuan 28.658,115.893@绳金塔/繩金塔=Shengjin Pagoda 28.664,115.910@丁公路南=Dinggong Road South 28.683,115.917@人民公园/人民公園=Renmin Park 28.735,115.940@七里=Qili 28.745,115.985@鱼尾洲/魚尾洲=Yuweizhou
174|water|赣江|贛江|Gan River||28.690,115.875
174|water|青山湖||Qingshan Lake||28.690,115.937
174|water|艾溪湖||Aixi Lake||28.695,115.980
174|water|象湖||Xianghu Lake||28.635,115.890
174|park|八一公园|八一公園|Bayi Park|250|28.680,115.895
174|park|人民公园|人民公園|Renmin Park|350|28.684,115.914
174|park|象湖公园|象湖公園|Xianghu Park|700|28.633,115.893
174|park|艾溪湖森林湿地公园|艾溪湖森林溼地公園|Aixi Lake Forest Wetland Park|700|28.700,115.990
19|road|中环快速路|中環快速路|Middle Ring Expressway||37.935,112.520 37.935,112.550 37.925,112.575 37.895,112.590 37.860,112.597 37.825,112.595 37.795,112.590 37.783,112.565 37.785,112.530 37.800,112.505 37.840,112.497 37.880,112.500 37.915,112.505 37.935,112.520
19|road|迎泽大街|迎澤大街|Yingze Street||37.863,112.495 37.862,112.520 37.862,112.545 37.863,112.563 37.863,112.582
19|road|滨河东路|濱河東路|Binhe East Road||37.920,112.527 37.895,112.535 37.870,112.538 37.845,112.533 37.820,112.528 37.795,112.525
19|road|绕城高速|繞城高速|Taiyuan Ring Expressway||37.960,112.480 37.985,112.530 37.975,112.590 37.920,112.625 37.860,112.640 37.790,112.660 37.730,112.640 37.700,112.590
19|metro|1号线|1號線|Line 1|e4002b|37.862,112.505@下元=Xiayuan 37.862,112.563@大南门/大南門=Dananmen 37.862,112.573@五一广场/五一廣場=Wuyi Square 37.862,112.584@太原站=Taiyuan Railway Station 37.835,112.590 37.790,112.602@太原南站=Taiyuan South Railway Station 37.752,112.625@武宿国际机场/武宿國際機場=Wusu International Airport
19|metro|2号线|2號線|Line 2|e60080|37.945,112.540@尖草坪=Jiancaoping 37.880,112.563@缉虎营/緝虎營=Jihuying 37.873,112.562@府西街=Fuxi Street 37.862,112.563@大南门/大南門=Dananmen 37.820,112.565@长风街/長風街=Changfeng Street 37.805,112.565@学府街/學府街=Xuefu Street 37.785,112.565@南中环/南中環=Nanzhonghuan 37.742,112.575@人民南路=Renmin South Road 37.715,112.575@西桥/西橋=Xiqiao
19|water|汾河||Fen River||37.850,112.533
19|water|晋阳湖|晉陽湖|Jinyang Lake||37.800,112.480
19|park|迎泽公园|迎澤公園|Yingze Park|450|37.856,112.561
19|park|汾河公园|汾河公園|Fenhe Park|600|37.850,112.535
19|park|龙潭公园|龍潭公園|Longtan Park|300|37.883,112.557
19|park|晋阳湖公园|晉陽湖公園|Jinyang Lake Park|900|37.797,112.482
385|road|南滨河路|南濱河路|South Binhe Road||36.080,103.720 36.077,103.750 36.072,103.775 36.068,103.800 36.064,103.825 36.058,103.850
385|road|北滨河路|北濱河路|North Binhe Road||36.095,103.720 36.085,103.755 36.078,103.790 36.070,103.815 36.066,103.840
385|road|西津路||Xijin Road||36.075,103.725 36.071,103.745 36.067,103.770 36.062,103.795
385|road|天水路||Tianshui Road||36.058,103.855 36.048,103.853 36.040,103.850
385|road|机场高速|機場高速|Airport Expressway||36.100,103.700 36.150,103.690 36.220,103.690 36.300,103.690 36.380,103.665 36.450,103.645 36.505,103.625
385|metro|1号线|1號線|Line 1|0066b3|36.105,103.625@陈官营/陳官營=Chenguanying 36.090,103.675@深安桥/深安橋=Shen'anqiao 36.085,103.705@马滩/馬灘=Matan 36.072,103.752@兰州西站北广场/蘭州西站北廣場=North Square of Lanzhou West Railway Station 36.066,103.770@七里河=Qilihe 36.062,103.788@小西湖=Xiaoxihu 36.060,103.803@文化宫/文化宮=Cultural Palace 36.060,103.819@西关/西關=Xiguan 36.060,103.834@省政府=Provincial Government 36.056,103.845@东方红广场/東方紅廣場=Dongfanghong Square 36.050,103.868@五里铺/五里鋪=Wulipu 36.042,103.915@东岗/東崗=Donggang
385|metro|2号线|2號線|Line 2|f08300|36.056,103.845@东方红广场/東方紅廣場=Dongfanghong Square 36.047,103.850@邮电大楼/郵電大樓=Youdian Building 36.036,103.848@兰州火车站/蘭州火車站=Lanzhou Railway Station 36.050,103.868@五里铺/五里鋪=Wulipu 36.072,103.865@雁西路=Yanxi Road 36.088,103.890@雁白大桥/雁白大橋=Yanbai Bridge
385|water|黄河|黃河|Yellow River||36.070,103.795
385|park|五泉山公园|五泉山公園|Wuquanshan Park|400|36.039,103.822
385|park|白塔山公园|白塔山公園|Baitashan Park|500|36.070,103.818
385|park|兰山公园|蘭山公園|Lanshan Park|700|36.028,103.830
385|park|雁滩公园|雁灘公園|Yantan Park|350|36.075,103.858
276|road|东莞大道|東莞大道|Dongguan Avenue||23.040,113.765 23.020,113.762 23.000,113.755 22.980,113.742
276|road|环城路|環城路|Ring Road||23.075,113.745 23.070,113.785 23.050,113.815 23.020,113.830 22.985,113.825 22.955,113.800 22.950,113.760 22.955,113.715
276|road|莞深高速||Dongguan–Shenzhen Expressway||23.075,113.800 23.050,113.815 23.000,113.830 22.950,113.855 22.900,113.900 22.850,113.960 22.800,113.995
276|road|广深高速|廣深高速|Guangzhou–Shenzhen Expressway||23.095,113.630 23.060,113.650 23.020,113.660 22.970,113.665 22.920,113.675 22.870,113.690 22.830,113.705 22.800,113.740
276|metro|2号线|2號線|Line 2|c8102e|23.087,113.862@东莞火车站/東莞火車站=Dongguan Railway Station 23.065,113.855@茶山=Chashan 23.050,113.820@榴花公园/榴花公園=Liuhua Park 23.048,113.785@下桥/下橋=Xiaqiao 23.043,113.768@天宝/天寶=Tianbao 23.035,113.762@东城/東城=Dongcheng 23.025,113.765@旗峰公园/旗峰公園=Qifeng Park 23.018,113.751@鸿福路/鴻福路=Hongfulu 22.995,113.750@西平=Xiping 22.980,113.725@蛤地=Hadi 22.943,113.675@厚街=Houjie 22.930,113.680@寮厦/寮廈=Liaosha 22.862,113.672@虎门火车站/虎門火車站=Humen Railway Station
276|water|东江|東江|Dong River||23.065,113.720
276|water|松山湖||Songshan Lake||22.905,113.885
276|water|狮子洋|獅子洋|Shiziyang||22.870,113.570
276|park|旗峰公园|旗峰公園|Qifeng Park|600|23.021,113.772
276|park|东莞人民公园|東莞人民公園|Dongguan People's Park|300|23.046,113.750
276|park|同沙生态公园|同沙生態公園|Tongsha Ecological Park|1800|22.985,113.795
276|park|松山湖公园|松山湖公園|Songshan Lake Park|1000|22.905,113.882
264|road|佛山大道||Foshan Avenue||23.080,113.095 23.055,113.097 23.030,113.098 23.005,113.095 22.980,113.090 22.955,113.090
264|road|季华路|季華路|Jihua Road||23.012,113.050 23.010,113.080 23.008,113.110 23.008,113.135
264|road|佛山一环|佛山一環|Foshan First Ring Road||23.125,113.050 23.130,113.100 23.120,113.150 23.085,113.185 23.040,113.195 22.990,113.200 22.950,113.190 22.925,113.150 22.920,113.100 22.930,113.050 22.965,113.020 23.020,113.010 23.080,113.020 23.125,113.050
264|road|海八路||Haiba Road||23.057,113.090 23.055,113.115 23.053,113.140 23.055,113.165 23.060,113.190
264|metro|广佛线|廣佛線|Guangfo Line|c4d600|22.975,113.120@新城东/新城東=Xinchengdong 22.985,113.113@世纪莲/世紀蓮=Shijilian 23.003,113.110@魁奇路=Kuiqi Road 23.013,113.112@季华园/季華園=Jihua Park 23.021,113.111@同济路/同濟路=Tongji Road 23.030,113.109@祖庙/祖廟=Zumiao 23.036,113.125@桂城=Guicheng 23.046,113.149@千灯湖/千燈湖=Qiandenghu 23.050,113.165@金融高新区/金融高新區=Financial Hi-tech Zone 23.058,113.190@龙溪/龍溪=Longxi 23.067,113.234@西塱=Xilang
264|metro|2号线|2號線|Line 2|e4002b|22.985,113.015@南庄/南莊=Nanzhuang 23.000,113.070@石湾/石灣=Shiwan 23.003,113.110@魁奇路=Kuiqi Road 23.000,113.135@石梁=Shiliang 23.000,113.145@湾华/灣華=Wanhua 22.985,113.170@登洲=Dengzhou 22.985,113.235@林岳西/林嶽西=Linyue West 22.989,113.269@广州南站/廣州南站=Guangzhou South Railway Station
264|metro|3号线|3號線|Line 3|0072ce|22.815,113.295@顺德学院站/順德學院站=Shunde Polytechnic 22.845,113.260@大良钟楼/大良鐘樓=Daliang Bell Tower 22.930,113.215@北滘公园/北滘公園=Beijiao Park 23.000,113.145@湾华/灣華=Wanhua 23.036,113.125@桂城=Guicheng 23.100,113.100@大沥/大瀝=Dali 23.120,113.030@狮山/獅山=Shishan 23.130,113.025@佛山大学/佛山大學=Foshan University
264|water|东平水道|東平水道|Dongping Waterway||22.990,113.105
264|water|汾江河||Fenjiang River||23.038,113.105
264|water|北江||Bei River||23.030,112.950
264|park|千灯湖公园|千燈湖公園|Qiandeng Lake Park|500|23.048,113.148
264|park|中山公园|中山公園|Zhongshan Park|300|23.042,113.109
264|park|亚洲艺术公园|亞洲藝術公園|Asian Arts Park|350|23.010,113.122
264|park|西樵山||Xiqiao Mountain|1800|22.930,112.965
119|road|瓯海大道|甌海大道|Ouhai Avenue||27.985,120.610 27.983,120.640 27.982,120.670 27.975,120.700 27.965,120.735 27.950,120.770 27.930,120.810
119|road|府东路|府東路|Fudong Road||28.015,120.690 28.000,120.695 27.985,120.700
119|road|人民路||Renmin Road||28.018,120.648 28.012,120.655 28.005,120.660 27.998,120.668
119|road|甬台温高速|甬台溫高速|Ningbo–Taizhou–Wenzhou Expressway||28.130,120.900 28.080,120.870 28.045,120.790 28.030,120.720 28.010,120.620 27.970,120.590 27.910,120.610 27.850,120.620
119|metro|S1号线|S1號線|Line S1|0072ce|27.980,120.510@桐岭/桐嶺=Tongling 27.968,120.580@动车南站/動車南站=Wenzhou South Railway Station 27.988,120.622@新桥/新橋=Xinqiao 27.970,120.690@三垟湿地/三垟溼地=Sanyangshidi 27.960,120.720@龙腾路/龍騰路=Longteng Road 27.925,120.805@永中=Yongzhong 27.915,120.850@温州机场/溫州機場=Wenzhou Airport 27.950,120.940@瓯江口/甌江口=Oujiangkou
119|metro|S2号线|S2號線|Line S2|e4002b|28.180,120.960@下塘=Xiatang 28.125,120.970@乐清/樂清=Yueqing 28.060,120.895 28.005,120.890 27.950,120.885@灵昆/靈昆=Lingkun 27.915,120.850@温州机场/溫州機場=Wenzhou Airport 27.850,120.800 27.815,120.735 27.785,120.680@瑞安=Rui'an 27.775,120.660@人民路=Renmin Road
119|water|瓯江|甌江|Ou River||28.030,120.680
119|water|东海|東海|East China Sea||27.900,121.140
119|park|江心屿|江心嶼|Jiangxin Island|400|28.033,120.637
119|park|温州中山公园|溫州中山公園|Zhongshan Park|200|28.018,120.662
119|park|白鹿洲公园|白鹿洲公園|Bailuzhou Park|350|28.000,120.675
119|park|三垟湿地公园|三垟溼地公園|Sanyang Wetland Park|1300|27.965,120.685
164|road|泉安路||Quan'an Road||24.895,118.590 24.870,118.590 24.845,118.585 24.820,118.580
164|road|刺桐路||Citong Road||24.930,118.605 24.910,118.605 24.893,118.605 24.880,118.610
164|road|温陵路|溫陵路|Wenling Road||24.920,118.598 24.905,118.598 24.890,118.595
164|road|沈海高速|瀋海高速|Shenyang–Haikou Expressway||24.980,118.700 24.950,118.650 24.925,118.620 24.880,118.560 24.840,118.530 24.800,118.510
164|water|晋江|晉江|Jin River||24.895,118.600
164|water|泉州湾|泉州灣|Quanzhou Bay||24.860,118.700
164|water|洛阳江|洛陽江|Luoyang River||24.945,118.675
164|park|清源山||Qingyuan Mountain|1500|24.950,118.600
164|park|西湖公园|西湖公園|West Lake Park|500|24.928,118.580
164|park|中山公园|中山公園|Zhongshan Park|200|24.915,118.588
123|road|二环路|二環路|Second Ring Road||29.125,119.620 29.128,119.650 29.120,119.680 29.100,119.690 29.080,119.680 29.072,119.650 29.075,119.620 29.095,119.605 29.125,119.620
123|road|八一街||Bayi Street||29.118,119.645 29.105,119.648 29.090,119.650 29.075,119.650
123|road|李渔路|李漁路|Liyu Road||29.095,119.610 29.093,119.635 29.092,119.660 29.093,119.685
123|road|杭金衢高速||Hangzhou–Jinhua–Quzhou Expressway||29.300,119.960 29.255,119.870 29.210,119.780 29.175,119.700 29.150,119.620 29.125,119.530
123|metro|金义线|金義線|Jinyi Line|e4002b|29.112,119.636@金华站/金華站=Jinhua Railway Station 29.105,119.670@万达广场/萬達廣場=Wanda Square 29.125,119.730 29.145,119.790@金义新区/金義新區=Jinyi New Area 29.190,119.880 29.255,119.960 29.298,120.030@秦塘=Qintang
123|water|婺江||Wu River||29.100,119.640
123|water|东阳江|東陽江|Dongyang River||29.105,119.700
123|park|八咏公园|八詠公園|Bayong Park|200|29.099,119.657
123|park|金华人民广场|金華人民廣場|Jinhua People's Square|150|29.106,119.653
123|park|湖海塘公园|湖海塘公園|Huhaitang Park|700|29.065,119.635
123|park|双龙风景区|雙龍風景區|Shuanglong Scenic Area|1500|29.205,119.630
95|road|龙城高架路|龍城高架路|Longcheng Elevated Road||31.755,119.890 31.755,119.920 31.757,119.950 31.757,119.980 31.760,120.010 31.765,120.035
95|road|龙江高架路|龍江高架路|Longjiang Elevated Road||31.860,119.920 31.830,119.920 31.800,119.918 31.770,119.917 31.740,119.915
95|road|通江大道||Tongjiang Avenue||31.865,119.965 31.845,119.964 31.825,119.963 31.805,119.965 31.790,119.965
95|road|延陵路||Yanling Road||31.785,119.930 31.780,119.945 31.778,119.960 31.777,119.975 31.778,119.995
95|road|沪宁高速|滬寧高速|Shanghai–Nanjing Expressway||31.870,119.790 31.858,119.850 31.842,119.910 31.828,119.970 31.800,120.030 31.770,120.090
95|metro|1号线|1號線|Line 1|e4002b|31.895,119.965@森林公园/森林公園=Senlin Park 31.860,119.957@常州北站=Changzhou North Railway Station 31.815,119.967@奥体中心/奧體中心=Olympic Sports Center 31.785,119.967@常州火车站/常州火車站=Changzhou Railway Station 31.777,119.963@文化宫/文化宮=Cultural Palace 31.760,119.965@茶山=Chashan 31.702,119.950@延政大道=Yanzheng Avenue 31.675,119.950@科教城=Science and Education City 31.640,119.945@南夏墅=Nanxiashu
95|metro|2号线|2號線|Line 2|0072ce|31.780,119.890@青枫公园/青楓公園=Qingfeng Park 31.778,119.910@五星=Wuxing 31.777,119.935@怀德/懷德=Huaide 31.777,119.950@南大街=Nan Street 31.777,119.963@文化宫/文化宮=Cultural Palace 31.785,120.005@紫荆公园/紫荊公園=Zijing Park 31.790,120.035@五一路=Wuyi Road
95|water|京杭大运河|京杭大運河|Grand Canal||31.752,119.970
95|water|滆湖||Gehu Lake||31.620,119.810
95|water|长江|長江|Yangtze River||31.970,119.980
95|park|红梅公园|紅梅公園|Hongmei Park|350|31.779,119.980
95|park|中华恐龙园|中華恐龍園|China Dinosaurs Park|600|31.823,119.999
95|park|紫荆公园|紫荊公園|Zijing Park|450|31.786,120.001
95|park|青枫公园|青楓公園|Qingfeng Park|450|31.782,119.888
97|road|通富路||Tongfu Road||32.060,120.905 32.035,120.905 32.010,120.905 31.985,120.903 31.960,120.900
97|road|工农路|工農路|Gongnong Road||32.035,120.868 32.020,120.873 32.005,120.877 31.990,120.880 31.970,120.883
97|road|青年路||Qingnian Road||32.000,120.845 32.000,120.865 32.001,120.885 32.002,120.905
97|road|人民路||Renmin Road||32.012,120.840 32.013,120.858 32.015,120.875 32.017,120.895 32.018,120.915
97|road|沈海高速|瀋海高速|Shenyang–Haikou Expressway||32.170,120.840 32.120,120.870 32.090,120.930 32.040,120.960 31.990,120.970 31.930,120.950 31.880,120.930
97|metro|1号线|1號線|Line 1|e4002b|32.105,120.735@高铁南通西站/高鐵南通西站=Nantong West Railway Station 32.060,120.790 32.018,120.853@环西文化广场/環西文化廣場=Huanxi Cultural Square 32.017,120.862@和平桥/和平橋=Hepingqiao 32.017,120.872@友谊桥/友誼橋=Youyiqiao 32.005,120.880@文化宫/文化宮=Cultural Palace 31.990,120.882@图书馆/圖書館=Library 31.978,120.885@世纪大道/世紀大道=Shiji Avenue 31.905,120.900@能达商务区/能達商務區=Nengda Business District 31.885,120.910@振兴路/振興路=Zhenxing Road
97|metro|2号线|2號線|Line 2|0072ce|32.090,120.885@幸福=Xingfu 32.073,120.863@火车站/火車站=Nantong Railway Station 32.017,120.862@和平桥/和平橋=Hepingqiao 32.000,120.862@青年路=Qingnian Road 31.975,120.865@盘香路/盤香路=Panxiang Road
97|water|长江|長江|Yangtze River||31.960,120.810
97|water|濠河||Hao River||32.015,120.866
97|water|紫琅湖||Zilang Lake||31.915,120.895
97|park|狼山||Langshan Mountain|600|31.953,120.880
97|park|濠河风景区|濠河風景區|Haohe Scenic Area|500|32.013,120.862
97|park|南通植物园|南通植物園|Nantong Botanical Garden|400|31.945,120.895
97|park|紫琅公园|紫琅公園|Zilang Park|350|31.995,120.903
120|road|中环路|中環路|Middle Ring Road||30.790,120.720 30.792,120.755 30.785,120.785 30.760,120.795 30.735,120.790 30.715,120.775 30.715,120.740 30.730,120.712 30.765,120.705 30.790,120.720
120|road|中山路||Zhongshan Road||30.762,120.720 30.764,120.740 30.766,120.757 30.765,120.775
120|road|南湖大道||Nanhu Avenue||30.755,120.757 30.740,120.762 30.725,120.768 30.705,120.775
120|road|沪杭高速|滬杭高速|Shanghai–Hangzhou Expressway||30.800,120.900 30.780,120.850 30.745,120.820 30.710,120.770 30.685,120.720 30.660,120.670 30.635,120.610
120|water|南湖||South Lake||30.753,120.760
120|water|京杭大运河|京杭大運河|Grand Canal||30.772,120.740
120|water|杭州湾|杭州灣|Hangzhou Bay||30.500,120.900
120|park|南湖公园|南湖公園|South Lake Park|400|30.754,120.763
120|park|中山公园|中山公園|Zhongshan Park|150|30.768,120.762
120|park|植物园|植物園|Jiaxing Botanical Garden|450|30.735,120.740
120|park|石臼漾湿地公园|石臼漾溼地公園|Shijiuyang Wetland Park|500|30.785,120.715
94|road|三环路|三環路|Third Ring Road||34.310,117.130 34.318,117.180 34.315,117.225 34.290,117.255 34.250,117.265 34.215,117.258 34.190,117.235 34.185,117.190 34.200,117.145 34.235,117.120 34.275,117.115 34.310,117.130
94|road|淮海路||Huaihai Road||34.266,117.155 34.265,117.175 34.264,117.190 34.265,117.205 34.266,117.225
94|road|中山路||Zhongshan Road||34.285,117.188 34.270,117.187 34.258,117.186 34.245,117.185
94|road|徐州大道||Xuzhou Avenue||34.240,117.190 34.225,117.193 34.205,117.200 34.185,117.215 34.165,117.235
94|metro|1号线|1號線|Line 1|e4002b|34.258,117.105@路窝/路窩=Luwo 34.262,117.140@韩山/韓山=Hanshan 34.264,117.165@徐医附院/徐醫附院=Affiliated Hospital of XZMU 34.263,117.187@彭城广场/彭城廣場=Pengcheng Square 34.264,117.195@文化宫/文化宮=Cultural Palace 34.266,117.204@徐州火车站/徐州火車站=Xuzhou Railway Station 34.268,117.218@子房山=Zifangshan 34.266,117.255@庆丰路/慶豐路=Qingfeng Road 34.268,117.303@徐州东站/徐州東站=Xuzhou East Railway Station
94|metro|2号线|2號線|Line 2|f5b700|34.325,117.180@客运北站/客運北站=North Coach Station 34.310,117.182@九里山=Jiulishan 34.263,117.187@彭城广场/彭城廣場=Pengcheng Square 34.256,117.188@户部山/戶部山=Hubushan 34.225,117.225@姚庄/姚莊=Yaozhuang 34.195,117.268@新城区东/新城區東=Xinchengqu East
94|metro|3号线|3號線|Line 3|009944|34.292,117.215@下淀/下澱=Xiadian 34.266,117.204@徐州火车站/徐州火車站=Xuzhou Railway Station 34.250,117.208@和平路=Heping Road 34.240,117.198@淮塔东门/淮塔東門=East Gate of Huaihai Campaign Memorial 34.215,117.196@矿业大学文昌校区/礦業大學文昌校區=CUMT Wenchang Campus 34.180,117.205@焦山=Jiaoshan 34.145,117.215@高新区南/高新區南=Gaoxinqu South
94|water|云龙湖|雲龍湖|Yunlong Lake||34.240,117.155
94|water|大龙湖|大龍湖|Dalong Lake||34.205,117.255
94|water|故黄河|故黃河|Old Yellow River||34.270,117.185
94|park|云龙山|雲龍山|Yunlong Mountain|500|34.245,117.177
94|park|云龙公园|雲龍公園|Yunlong Park|250|34.253,117.178
94|park|淮海战役烈士纪念塔园林|淮海戰役烈士紀念塔園林|Huaihai Campaign Memorial Park|500|34.235,117.188
94|park|珠山公园|珠山公園|Zhushan Park|500|34.228,117.150
270|road|惠州大道||Huizhou Avenue||23.095,114.420 23.090,114.440 23.083,114.465 23.075,114.490 23.060,114.515
270|road|三环路|三環路|Third Ring Road||23.140,114.420 23.140,114.450 23.115,114.480 23.080,114.480 23.055,114.450 23.050,114.410 23.065,114.375 23.100,114.370 23.130,114.390 23.140,114.420
270|road|惠沙堤||Huisha Embankment Road||23.100,114.385 23.093,114.400 23.085,114.412
270|road|广惠高速|廣惠高速|Guangzhou–Huizhou Expressway||23.200,114.250 23.180,114.310 23.160,114.370 23.150,114.430 23.120,114.490 23.080,114.540
270|water|东江|東江|Dong River||23.097,114.425
270|water|西枝江||Xizhi River||23.085,114.430
270|water|惠州西湖||Huizhou West Lake||23.087,114.400
270|water|大亚湾|大亞灣|Daya Bay||22.690,114.600
270|park|惠州西湖||Huizhou West Lake Park|800|23.086,114.399
270|park|红花湖|紅花湖|Honghua Lake|1200|23.060,114.385
270|park|金山湖公园|金山湖公園|Jinshan Lake Park|700|23.050,114.415
270|park|高榜山||Gaobang Mountain|600|23.072,114.397
262|road|情侣路|情侶路|Lovers' Road||22.350,113.600 22.320,113.595 22.295,113.582 22.275,113.583 22.255,113.578 22.235,113.573 22.220,113.560 22.210,113.552
262|road|九洲大道||Jiuzhou Avenue||22.240,113.500 22.240,113.525 22.240,113.550 22.241,113.572
262|road|迎宾路|迎賓路|Yingbin Road||22.300,113.545 22.275,113.550 22.255,113.550 22.235,113.549 22.220,113.550
262|road|港珠澳大桥|港珠澳大橋|Hong Kong–Zhuhai–Macau Bridge||22.213,113.585 22.217,113.615 22.245,113.665 22.275,113.730 22.283,113.780 22.281,113.840 22.297,113.900 22.310,113.935
262|road|珠海大道||Zhuhai Avenue||22.235,113.500 22.225,113.470 22.215,113.430 22.205,113.390 22.190,113.340 22.175,113.290
262|water|香洲湾|香洲灣|Xiangzhou Bay||22.280,113.595
262|water|伶仃洋||Lingdingyang||22.300,113.690
262|water|前山河||Qianshan River||22.225,113.520
262|water|磨刀门水道|磨刀門水道|Modaomen Waterway||22.170,113.410
262|park|海滨公园|海濱公園|Haibin Park|300|22.262,113.580
262|park|圆明新园|圓明新園|New Yuanming Palace|500|22.247,113.540
262|park|景山公园|景山公園|Jingshan Park|350|22.266,113.575
262|park|板障山森林公园|板障山森林公園|Banzhangshan Forest Park|900|22.262,113.548
277|road|中山路||Zhongshan Road||22.525,113.345 22.525,113.365 22.524,113.385 22.520,113.405 22.515,113.425
277|road|兴中道|興中道|Xingzhong Avenue||22.530,113.385 22.518,113.386 22.505,113.386 22.492,113.385
277|road|博爱路|博愛路|Bo'ai Road||22.505,113.345 22.502,113.370 22.500,113.395 22.500,113.420 22.503,113.445
277|road|广珠高速|廣珠高速|Guangzhou–Zhuhai Expressway||22.680,113.400 22.620,113.430 22.570,113.450 22.510,113.460 22.450,113.450 22.390,113.460
277|water|岐江河||Qijiang River||22.515,113.368
277|water|小榄水道|小欖水道|Xiaolan Waterway||22.640,113.290
277|water|横门水道|橫門水道|Hengmen Waterway||22.570,113.530
277|park|孙文纪念公园|孫文紀念公園|Sun Yat-sen Memorial Park|400|22.497,113.388
277|park|岐江公园|岐江公園|Qijiang Park|200|22.516,113.366
277|park|紫马岭公园|紫馬嶺公園|Zimaling Park|500|22.505,113.405
277|park|中山公园|中山公園|Zhongshan Park|200|22.527,113.376
193|road|滨海路|濱海路|Binhai Road||37.545,121.395 37.530,121.420 37.515,121.440 37.495,121.450 37.470,121.460 37.445,121.475
193|road|观海路|觀海路|Guanhai Road||37.520,121.430 37.495,121.445 37.470,121.450 37.445,121.460
193|road|青年路||Qingnian Road||37.545,121.378 37.530,121.377 37.515,121.375
193|road|机场路|機場路|Airport Road||37.520,121.375 37.495,121.375 37.470,121.375 37.445,121.365
193|road|荣乌高速|榮烏高速|Rongcheng–Wuhai Expressway||37.620,121.000 37.580,121.080 37.550,121.160 37.520,121.220 37.470,121.290 37.430,121.370 37.400,121.450
193|water|黄海|黃海|Yellow Sea||37.580,121.480
193|water|芝罘湾|芝罘灣|Zhifu Bay||37.560,121.390
193|water|套子湾|套子灣|Taozi Bay||37.590,121.300
193|park|烟台山|煙台山|Yantai Hill|250|37.547,121.390
193|park|南山公园|南山公園|Nanshan Park|500|37.520,121.392
193|park|毓璜顶公园|毓璜頂公園|Yuhuangding Park|250|37.533,121.384
193|park|塔山公园|塔山公園|Tashan Park|600|37.513,121.400
122|road|二环路|二環路|Second Ring Road||30.050,120.550 30.052,120.580 30.045,120.615 30.020,120.635 29.985,120.635 29.960,120.610 29.958,120.570 29.965,120.535 29.995,120.515 30.030,120.525 30.050,120.550
122|road|胜利路|勝利路|Shengli Road||30.003,120.555 30.002,120.570 30.001,120.585 30.001,120.600
122|road|中兴路|中興路|Zhongxing Road||30.030,120.588 30.010,120.587 29.995,120.587 29.980,120.588
122|road|越西路||Yuexi Road||30.035,120.560 30.010,120.558 29.985,120.558
122|metro|1号线|1號線|Line 1|f08300|30.185,120.320@姑娘桥/姑娘橋=Guniangqiao 30.140,120.400@江东路/江東路=Jiangdong Road 30.085,120.480@中国轻纺城/中國輕紡城=China Textile City 30.075,120.490@柯桥/柯橋=Keqiao 30.060,120.515@镜水路/鏡水路=Jingshui Road 30.035,120.510@绍兴黄酒小镇/紹興黃酒小鎮=Shaoxing Yellow Wine Town 30.003,120.575@城市广场/城市廣場=Chengshi Square 29.996,120.583@鲁迅故里/魯迅故里=Lu Xun Native Place 30.005,120.605@迪荡/迪蕩=Didang 30.020,120.680@芳泉=Fangquan
122|water|鉴湖|鑑湖|Jianhu Lake||29.985,120.535
122|water|曹娥江||Cao'e River||30.040,120.870
122|water|瓜渚湖||Guazhu Lake||30.095,120.488
122|water|东湖|東湖|East Lake||30.003,120.640
122|park|府山公园|府山公園|Fushan Park|300|30.000,120.572
122|park|镜湖国家湿地公园|鏡湖國家溼地公園|Jinghu National Wetland Park|1200|30.060,120.570
122|park|沈园|沈園|Shen Garden|150|29.993,120.589
122|park|东湖|東湖|East Lake Scenic Area|300|30.003,120.638
101|road|文昌路||Wenchang Road||32.393,119.365 32.393,119.390 32.394,119.410 32.394,119.430 32.395,119.450 32.397,119.475
101|road|扬子江路|揚子江路|Yangzijiang Road||32.440,119.405 32.415,119.403 32.393,119.402 32.370,119.400 32.345,119.398 32.320,119.397
101|road|江阳路|江陽路|Jiangyang Road||32.375,119.370 32.377,119.395 32.378,119.415 32.379,119.440 32.380,119.465
101|road|京沪高速|京滬高速|Beijing–Shanghai Expressway||32.530,119.560 32.480,119.560 32.430,119.550 32.390,119.545 32.340,119.520 32.300,119.490
101|water|瘦西湖||Slender West Lake||32.415,119.418
101|water|京杭大运河|京杭大運河|Grand Canal||32.395,119.460
101|water|长江|長江|Yangtze River||32.250,119.440
101|water|邵伯湖||Shaobo Lake||32.560,119.470
101|park|瘦西湖||Slender West Lake Park|700|32.416,119.418
101|park|何园|何園|He Garden|150|32.384,119.441
101|park|茱萸湾公园|茱萸灣公園|Zhuyuwan Park|500|32.430,119.485
101|park|扬州运河三湾公园|揚州運河三灣公園|Sanwan Canal Park|700|32.358,119.430
194|road|东风街|東風街|Dongfeng Street||36.710,119.070 36.711,119.095 36.712,119.120 36.713,119.145 36.714,119.175
194|road|胜利街|勝利街|Shengli Street||36.703,119.080 36.704,119.105 36.705,119.130 36.706,119.155
194|road|北海路||Beihai Road||36.760,119.140 36.735,119.141 36.712,119.143 36.690,119.145 36.665,119.147
194|road|青银高速|青銀高速|Qingdao–Yinchuan Expressway||36.780,118.870 36.790,118.960 36.785,119.050 36.780,119.140 36.765,119.230 36.745,119.320
194|water|白浪河||Bailang River||36.715,119.107
194|water|虞河||Yu River||36.715,119.150
194|water|浞河||Zhuo River||36.720,119.185
194|park|人民公园|人民公園|People's Park|250|36.706,119.122
194|park|白浪河湿地公园|白浪河溼地公園|Bailang River Wetland Park|700|36.680,119.103
194|park|植物园|植物園|Weifang Botanical Garden|350|36.722,119.128
194|park|浮烟山|浮煙山|Fuyan Mountain|1500|36.640,119.040
199|road|沂蒙路||Yimeng Road||35.125,118.348 35.100,118.347 35.075,118.346 35.050,118.345 35.025,118.343
199|road|通达路|通達路|Tongda Road||35.120,118.358 35.095,118.358 35.070,118.357 35.045,118.356
199|road|金雀山路||Jinqueshan Road||35.055,118.310 35.055,118.330 35.055,118.350 35.056,118.370
199|road|京沪高速|京滬高速|Beijing–Shanghai Expressway||35.260,118.200 35.190,118.230 35.120,118.240 35.050,118.240 34.980,118.240 34.900,118.250
199|water|沂河||Yi River||35.075,118.378
199|water|祊河||Beng River||35.110,118.350
199|water|柳青河||Liuqing River||35.095,118.320
199|park|书法广场|書法廣場|Calligraphy Square|300|35.105,118.362
199|park|人民公园|人民公園|People's Park|200|35.065,118.352
199|park|沂蒙公园|沂蒙公園|Yimeng Park|350|35.125,118.345
199|park|滨河公园|濱河公園|Binhe Park|400|35.080,118.372
211|road|中州路||Zhongzhou Road||34.665,112.385 34.670,112.410 34.675,112.435 34.680,112.455 34.685,112.475 34.690,112.500
211|road|王城大道||Wangcheng Avenue||34.700,112.425 34.680,112.425 34.660,112.427 34.640,112.430 34.620,112.432 34.600,112.433
211|road|开元大道|開元大道|Kaiyuan Avenue||34.625,112.400 34.625,112.420 34.624,112.440 34.623,112.460 34.622,112.485 34.620,112.510
211|road|龙门大道|龍門大道|Longmen Avenue||34.665,112.475 34.645,112.472 34.625,112.470 34.605,112.468 34.580,112.470
211|road|绕城高速|繞城高速|Luoyang Ring Expressway||34.730,112.320 34.745,112.400 34.740,112.480 34.720,112.560 34.660,112.600 34.590,112.570 34.560,112.500 34.555,112.420 34.580,112.340 34.640,112.290 34.700,112.290 34.730,112.320
211|metro|1号线|1號線|Line 1|e4002b|34.655,112.335@红山/紅山=Hongshan 34.660,112.350@谷水=Gushui 34.667,112.398@上海市场/上海市場=Shanghai Shichang 34.663,112.405@牡丹广场/牡丹廣場=Mudan Square 34.672,112.422@王城公园/王城公園=Wangcheng Park 34.678,112.450@解放路=Jiefang Road 34.682,112.459@应天门/應天門=Yingtianmen 34.685,112.467@丽景门/麗景門=Lijingmen 34.686,112.478@青年宫/青年宮=Youth Palace 34.695,112.500@史家湾/史家灣=Shijiawan 34.695,112.535@杨湾/楊灣=Yangwan
211|metro|2号线|2號線|Line 2|f5b700|34.720,112.455@二乔/二喬=Erqiao 34.693,112.432@洛阳火车站/洛陽火車站=Luoyang Railway Station 34.678,112.450@解放路=Jiefang Road 34.650,112.445@隋唐园/隋唐園=Suitangyuan 34.628,112.445@体育场/體育場=Stadium 34.624,112.443@开元大道/開元大道=Kaiyuan Avenue 34.615,112.453@龙门大道/龍門大道=Longmen Avenue 34.597,112.455@洛阳龙门站/洛陽龍門站=Luoyang Longmen Railway Station
211|water|洛河||Luo River||34.660,112.460
211|water|伊河||Yi River||34.560,112.475
211|water|涧河|澗河|Jian River||34.675,112.410
211|park|王城公园|王城公園|Wangcheng Park|350|34.672,112.418
211|park|隋唐城遗址植物园|隋唐城遺址植物園|Sui-Tang City Ruins Botanical Garden|800|34.640,112.470
211|park|牡丹公园|牡丹公園|Peony Park|200|34.663,112.395
211|park|龙门石窟|龍門石窟|Longmen Grottoes|700|34.557,112.472
32|road|二环快速路|二環快速路|Second Ring Expressway||40.865,111.630 40.868,111.665 40.866,111.700 40.860,111.735 40.840,111.750 40.810,111.745 40.785,111.720 40.778,111.690 40.780,111.650 40.795,111.625 40.830,111.615 40.865,111.630
32|road|新华大街|新華大街|Xinhua Street||40.815,111.625 40.817,111.645 40.818,111.665 40.819,111.685 40.820,111.705 40.822,111.725
32|road|中山路||Zhongshan Road||40.810,111.640 40.812,111.655 40.814,111.670 40.815,111.685
32|road|绕城高速|繞城高速|Hohhot Ring Expressway||40.900,111.600 40.905,111.680 40.895,111.760 40.850,111.820 40.790,111.800 40.740,111.740 40.730,111.660 40.760,111.580 40.820,111.550 40.870,111.560 40.900,111.600
32|metro|1号线|1號線|Line 1|0072ce|40.790,111.565@伊利健康谷=Yili Health Valley 40.812,111.620@呼钢东路/呼鋼東路=Hugang East Road 40.815,111.635@乌兰夫纪念馆/烏蘭夫紀念館=Ulanhu Memorial Hall 40.818,111.667@新华广场/新華廣場=Xinhua Square 40.818,111.680@人民会堂/人民會堂=People's Hall 40.835,111.720@内蒙古博物院/內蒙古博物院=Inner Mongolia Museum 40.848,111.752@呼和浩特东站/呼和浩特東站=Hohhot East Railway Station 40.845,111.795@白塔=Baita 40.850,111.820@坝堰机场/壩堰機場=Bayan Airport
32|metro|2号线|2號線|Line 2|e60012|40.885,111.720@塔利东路/塔利東路=Tali East Road 40.848,111.665@公主府公园/公主府公園=Gongzhufu Park 40.830,111.662@呼和浩特站=Hohhot Railway Station 40.818,111.667@新华广场/新華廣場=Xinhua Square 40.797,111.655@大召=Dazhao 40.782,111.665@诺和木勒大街/諾和木勒大街=Nuohemule Street 40.755,111.690@阿尔山路/阿爾山路=A'ershan Road
32|water|小黑河||Xiaohei River||40.765,111.670
32|water|大黑河||Dahei River||40.730,111.700
32|park|青城公园|青城公園|Qingcheng Park|350|40.808,111.663
32|park|满都海公园|滿都海公園|Manduhai Park|250|40.811,111.688
32|park|成吉思汗公园|成吉思汗公園|Genghis Khan Park|450|40.862,111.690
32|park|公主府公园|公主府公園|Gongzhufu Park|300|40.845,111.662
3|road|建设路|建設路|Jianshe Road||39.665,118.182 39.650,118.181 39.635,118.181 39.620,118.180
3|road|新华道|新華道|Xinhua Road||39.632,118.160 39.632,118.175 39.632,118.190 39.633,118.210
3|road|北新道||Beixin Road||39.640,118.155 39.640,118.175 39.640,118.195 39.641,118.215
3|road|唐津高速||Tangshan–Tianjin Expressway||39.720,118.290 39.650,118.290 39.580,118.260 39.530,118.190 39.500,118.110 39.470,118.040
3|water|南湖||South Lake||39.600,118.180
3|water|陡河||Dou River||39.635,118.210
3|water|渤海湾|渤海灣|Bohai Bay||39.150,118.400
3|park|南湖公园|南湖公園|South Lake Park|1500|39.602,118.178
3|park|凤凰山公园|鳳凰山公園|Fenghuangshan Park|250|39.640,118.193
3|park|大城山公园|大城山公園|Dachengshan Park|500|39.640,118.203
3|park|大钊公园|大釗公園|Dazhao Park|200|39.636,118.186
7|road|二环路|二環路|Second Ring Road||38.910,115.440 38.913,115.470 38.908,115.505 38.885,115.520 38.855,115.515 38.838,115.490 38.835,115.455 38.845,115.430 38.875,115.420 38.910,115.440
7|road|朝阳大街|朝陽大街|Chaoyang Street||38.915,115.460 38.895,115.461 38.875,115.462 38.855,115.463 38.835,115.464
7|road|东风路|東風路|Dongfeng Road||38.871,115.440 38.871,115.462 38.870,115.480 38.870,115.500 38.870,115.520
7|road|裕华路|裕華路|Yuhua Road||38.863,115.475 38.863,115.490 38.862,115.503
7|road|京港澳高速||Beijing–Hong Kong–Macau Expressway||38.960,115.570 38.910,115.550 38.870,115.550 38.830,115.540 38.780,115.510
7|water|府河||Fu River||38.853,115.500
7|water|一亩泉河|一畝泉河|Yimuquan River||38.875,115.425
7|water|白洋淀||Baiyang Lake||38.900,115.970
7|park|古莲花池|古蓮花池|Ancient Lotus Pond|150|38.858,115.493
7|park|竞秀公园|競秀公園|Jingxiu Park|350|38.880,115.452
7|park|植物园|植物園|Baoding Botanical Garden|400|38.900,115.470
7|park|军校广场|軍校廣場|Military Academy Square|200|38.867,115.508
420|road|正源街||Zhengyuan Street||38.540,106.228 38.515,106.228 38.490,106.227 38.465,106.226 38.440,106.225
420|road|北京路||Beijing Road||38.487,106.150 38.487,106.180 38.487,106.210 38.487,106.240 38.488,106.270 38.488,106.300
420|road|贺兰山路|賀蘭山路|Helanshan Road||38.505,106.130 38.506,106.170 38.507,106.210 38.508,106.250 38.508,106.290
420|road|绕城高速|繞城高速|Yinchuan Ring Expressway||38.560,106.180 38.560,106.250 38.545,106.310 38.500,106.330 38.450,106.330 38.410,106.300 38.405,106.230 38.410,106.160 38.440,106.110 38.500,106.100 38.545,106.130 38.560,106.180
420|water|黄河|黃河|Yellow River||38.400,106.420
420|water|典农河|典農河|Diannong River||38.475,106.215
420|water|阅海湖|閱海湖|Yuehai Lake||38.545,106.205
420|water|鸣翠湖|鳴翠湖|Mingcui Lake||38.385,106.370
420|park|中山公园|中山公園|Zhongshan Park|350|38.470,106.268
420|park|阅海公园|閱海公園|Yuehai Park|1000|38.555,106.205
420|park|森林公园|森林公園|Yinchuan Forest Park|600|38.500,106.232
420|park|海宝公园|海寶公園|Haibao Park|450|38.492,106.285
411|road|五四大街||Wusi Street||36.632,101.730 36.630,101.745 36.628,101.757 36.625,101.770
411|road|七一路||Qiyi Road||36.624,101.762 36.624,101.775 36.623,101.790 36.620,101.805
411|road|西塔高速||Xining–Ta'er Monastery Expressway||36.610,101.745 36.580,101.735 36.550,101.710 36.520,101.650 36.500,101.600
411|road|京藏高速||Beijing–Tibet Expressway||36.540,102.000 36.550,101.940 36.575,101.880 36.600,101.830 36.635,101.800 36.655,101.770 36.665,101.730 36.670,101.680
411|water|湟水河||Huangshui River||36.628,101.790
411|water|北川河||Beichuan River||36.660,101.765
411|water|南川河||Nanchuan River||36.600,101.765
411|park|人民公园|人民公園|People's Park|300|36.640,101.757
411|park|南山公园|南山公園|Nanshan Park|500|36.608,101.785
411|park|海湖湿地公园|海湖溼地公園|Haihu Wetland Park|600|36.650,101.710
411|park|青藏高原野生动物园|青藏高原野生動物園|Qinghai-Tibet Plateau Wildlife Park|600|36.628,101.735
367|road|北京路||Beijing Road||29.652,91.050 29.653,91.075 29.655,91.095 29.656,91.117 29.655,91.135
367|road|江苏路|江蘇路|Jiangsu Road||29.645,91.100 29.645,91.120 29.645,91.140 29.646,91.155
367|road|金珠路||Jinzhu Road||29.645,91.020 29.646,91.050 29.646,91.075 29.646,91.095
367|road|机场高速|機場高速|Airport Expressway||29.640,91.030 29.600,91.010 29.550,90.980 29.500,90.950 29.430,90.945 29.370,90.930 29.320,90.910
367|water|拉萨河|拉薩河|Lhasa River||29.638,91.120
367|water|拉鲁湿地|拉魯溼地|Lhalu Wetland||29.670,91.090
367|park|宗角禄康公园|宗角祿康公園|Zongjiao Lukang Park|250|29.661,91.117
367|park|罗布林卡|羅布林卡|Norbulingka|450|29.654,91.093
367|park|拉萨人民公园|拉薩人民公園|Lhasa People's Park|200|29.652,91.090
367|park|拉鲁湿地|拉魯溼地|Lhalu Wetland Reserve|1500|29.669,91.087
284|road|中山路||Zhongshan Road||25.310,110.295 25.290,110.292 25.280,110.291 25.268,110.288 25.255,110.285
284|road|解放路||Jiefang Road||25.284,110.280 25.284,110.292 25.282,110.305
284|road|环城路|環城路|Ring Road||25.310,110.270 25.315,110.300 25.300,110.325 25.270,110.335 25.240,110.325 25.230,110.295 25.235,110.265 25.260,110.250 25.290,110.255 25.310,110.270
284|road|机场路|機場路|Airport Road||25.255,110.270 25.245,110.240 25.235,110.200 25.225,110.150 25.222,110.100 25.220,110.055
284|water|漓江|灕江|Li River||25.275,110.300
284|water|桂湖||Guihu Lake||25.285,110.286
284|water|榕湖||Ronghu Lake||25.275,110.288
284|water|杉湖||Shanhu Lake||25.274,110.294
284|park|七星公园|七星公園|Seven Star Park|600|25.275,110.313
284|park|象鼻山公园|象鼻山公園|Elephant Trunk Hill Park|250|25.266,110.292
284|park|叠彩山|疊彩山|Diecai Hill|250|25.294,110.297
284|park|西山公园|西山公園|Xishan Park|400|25.279,110.274
`
