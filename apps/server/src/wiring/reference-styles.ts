/** Meta element from which libraries read the nonce for styles. */
export const nonceElement = (nonce: string): string => `<meta property="csp-nonce" content="${nonce}" />`

/**
 * Adapts the reference's library to a policy without 'unsafe-inline'. It adds styles at run time, as elements and as
 * attributes. Elements get the page's nonce, and attributes become properties set by a script.
 */
export const stylesScript = `{
  const nonce = document.querySelector('meta[property="csp-nonce"]').content
  const { createElement } = Document.prototype
  const { setAttribute } = Element.prototype
  const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  Document.prototype.createElement = function (...given) {
    const element = createElement.apply(this, given)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style') this.style.cssText = value
    else setAttribute.call(this, name, value)
  }
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHTML,
    set(markup) {
      innerHTML.set.call(this, String(markup).replaceAll(' style="', ' data-style="'))
      for (const element of this.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style
    },
  })
}`
