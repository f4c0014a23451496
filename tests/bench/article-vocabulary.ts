/** Vocabulary for generated articles: grammatical enough to be excerpted, line-broken and hyphenated as real text. */

export type ArticleVocabulary = {
  title: (index: number) => string;
  more: string;
  headings: readonly string[];
  openings: readonly string[];
  actions: readonly string[];
  objects: readonly string[];
  endings: readonly string[];
};

const en: ArticleVocabulary = {
  title: (index) => `Measured note ${index + 1} on working with many profiles`,
  more: 'What it costs',
  headings: ['Before you begin', 'How it is done', 'What may go wrong', 'What to check', 'In a team'],
  openings: [
    'First of all,',
    'In most cases',
    'Where a team grows,',
    'With every new task',
    'Before a release',
    'Later on',
  ],
  actions: [
    'you open',
    'somebody compares',
    'a script reads',
    'the table names',
    'a colleague copies',
    'you write down',
  ],
  objects: ['the profile', 'its proxy', 'the time zone', 'the saved cookies', 'the log of the run', 'a second window'],
  endings: [
    'and goes on.',
    'before anything else happens.',
    'as the list above says.',
    'so that nothing is left open.',
    'once a day.',
  ],
};

const zh: ArticleVocabulary = {
  title: (index) => `实测笔记第 ${index + 1} 篇：管理多个浏览器配置`,
  more: '价格说明',
  headings: ['开始之前', '具体做法', '可能出现的问题', '需要检查什么', '团队协作'],
  openings: ['首先，', '在大多数情况下，', '团队扩大以后，', '每次有新任务时，', '发布之前，', '之后，'],
  actions: ['您需要打开', '有人会比较', '脚本会读取', '表格列出了', '同事会复制', '请记下'],
  objects: ['浏览器配置', '对应的代理', '所在时区', '已保存的 Cookie', '运行日志', '第二个窗口'],
  endings: ['然后继续。', '再进行下一步。', '如上面的列表所示。', '这样就不会遗漏。', '每天一次。'],
};

const ru: ArticleVocabulary = {
  title: (index) => `Заметка ${index + 1} о работе со многими профилями`,
  more: 'Сколько это стоит',
  headings: ['Перед началом', 'Как это делается', 'Что может пойти не так', 'Что проверить', 'В команде'],
  openings: [
    'Прежде всего',
    'В большинстве случаев',
    'Когда команда растёт,',
    'С каждой новой задачей',
    'Перед выпуском',
    'Позже',
  ],
  actions: [
    'вы открываете',
    'кто-то сравнивает',
    'скрипт читает',
    'таблица называет',
    'коллега копирует',
    'вы записываете',
  ],
  objects: ['профиль', 'его прокси', 'часовой пояс', 'сохранённые cookie', 'журнал запуска', 'второе окно'],
  endings: [
    'и продолжаете.',
    'до всего остального.',
    'как сказано в списке выше.',
    'чтобы ничего не осталось открытым.',
    'раз в день.',
  ],
};

const pt: ArticleVocabulary = {
  title: (index) => `Nota medida ${index + 1} sobre o trabalho com muitos perfis`,
  more: 'Quanto custa',
  headings: ['Antes de começar', 'Como se faz', 'O que pode correr mal', 'O que verificar', 'Em equipa'],
  openings: [
    'Antes de mais,',
    'Na maioria dos casos,',
    'Quando a equipa cresce,',
    'Com cada nova tarefa,',
    'Antes do lançamento,',
    'Mais tarde,',
  ],
  actions: ['abre-se', 'alguém compara', 'um script lê', 'a tabela indica', 'um colega copia', 'anota-se'],
  objects: [
    'o perfil',
    'o seu proxy',
    'o fuso horário',
    'os cookies guardados',
    'o registo da execução',
    'uma segunda janela',
  ],
  endings: [
    'e continua-se.',
    'antes de tudo o resto.',
    'como diz a lista acima.',
    'para que nada fique por fechar.',
    'uma vez por dia.',
  ],
};

const vn: ArticleVocabulary = {
  title: (index) => `Ghi chú đo ${index + 1} về làm việc với nhiều hồ sơ`,
  more: 'Chi phí thế nào',
  headings: ['Trước khi bắt đầu', 'Cách thực hiện', 'Điều có thể sai', 'Cần kiểm tra gì', 'Trong nhóm'],
  openings: [
    'Trước hết,',
    'Trong đa số trường hợp,',
    'Khi nhóm lớn lên,',
    'Với mỗi việc mới,',
    'Trước khi phát hành,',
    'Sau đó,',
  ],
  actions: ['bạn mở', 'ai đó so sánh', 'một tập lệnh đọc', 'bảng nêu tên', 'đồng nghiệp sao chép', 'bạn ghi lại'],
  objects: ['hồ sơ', 'proxy của nó', 'múi giờ', 'cookie đã lưu', 'nhật ký chạy', 'cửa sổ thứ hai'],
  endings: [
    'rồi tiếp tục.',
    'trước mọi việc khác.',
    'như danh sách ở trên.',
    'để không còn gì bỏ ngỏ.',
    'mỗi ngày một lần.',
  ],
};

/** The languages in which articles are generated. */
export const articleVocabulary = { en, zh, ru, pt, vn } as const;
