import type { preValidationHookHandler, RouteOptions } from "fastify";
import { Problem } from "./Problem.ts";

type Content = Readonly<Record<string, { schema?: object }>>;

/**
 * Holds what a route is sent against its contract's body. The framework looks a schema up by the type the caller gives
 * and lets a body of any other type it can read pass unseen; here another type is refused with `unsupportedMediaType`,
 * and no body at all is held against the schema as an empty object.
 */
export function holdToBody(route: RouteOptions): void {
  const schema = route.schema as { body?: { content?: Content } } | undefined;
  const content = schema?.body?.content;
  if (!content) return;
  const [type, ...others] = Object.keys(content);
  if (type === undefined || others.length > 0) throw new Error(`${route.url} takes more than one media type`);
  route.schema = { ...schema, body: content[type]?.schema };
  route.preValidation = takes(type);
}

function takes(type: string): preValidationHookHandler {
  return (request, _reply, done) => {
    const given = request.mediaType;
    if (given !== undefined && given !== type)
      return done(new Problem("unsupportedMediaType", { hint: `Send the body as ${type}` }));
    if (request.body === undefined) request.body = {};
    done();
  };
}
