// Runs in the report: lays the pictures over each other and slides between them. Without it they stand side by side.
const root = document.documentElement;
const choose = (view) => {
  root.dataset.view = view;
};
for (const choice of document.querySelectorAll('input[name="view"]')) {
  choice.addEventListener('change', () => choose(choice.value));
}
for (const range of document.querySelectorAll('.compare input[type="range"]')) {
  const frame = range.closest('.compare');
  const slide = () => {
    frame.style.setProperty('--at', `${range.value}%`);
    range.setAttribute('aria-valuetext', `${range.value} % before, ${100 - range.value} % after`);
  };
  range.addEventListener('input', slide);
  slide();
}
choose('slider');
