import { type Kysely, sql } from 'kysely'

/**
 * What is searched is found by its words: those that have what is looked for in them stand in a list, and each leads to the
 * texts that say it. A text has a tenth as many words as trigrams, letters and pairs, whose indexes go. Triggers list the
 * words of what is written, in its transaction, an earlier version's included; words that no text says any more are taken
 * away at night.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A word of more than 64 letters, which an index may not hold, is one that might say anything.
    create function search_words_of(value text) returns text[]
      language sql immutable parallel safe strict
      return array_remove(
        string_to_array(translate(regexp_replace(value, '[^ \\n]{65,}', '…', 'g'), E'\\n', ' '), ' '), ''
      );

    drop index claim_search_text;
    drop index claim_search_parts;
    drop index record_names_search_companies;
    drop index record_names_search_people;
    drop index record_names_search_parts_companies;
    drop index record_names_search_parts_people;
    create index claim_search_words on claim_search using gin (search_words_of(text)) with (fastupdate = off);
    create index record_names_words_companies on record_names
      using gin (search_words_of(sort_name || further)) with (fastupdate = off) where type = 'Company';
    create index record_names_words_people on record_names
      using gin (search_words_of(sort_name || further)) with (fastupdate = off) where type = 'Individual';

    -- Not unique, so that two who list the same word at the same time do not wait for each other.
    create table search_words (word text not null);
    create function write_search_words() returns void language sql
    begin atomic
      insert into search_words
      select word from claim_search, unnest(search_words_of(text)) as word
      union
      select word from record_names, unnest(search_words_of(sort_name || further)) as word;
    end;
    select write_search_words();
    create index search_words_word on search_words (word);
    create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
    create index search_words_parts on search_words using gin (search_parts(word)) with (fastupdate = off);
    analyze claim_search, record_names, search_words;

    create function list_search_words(texts text[]) returns void language plpgsql as $$
      begin
        -- Whoever takes away words that no text says has done so before it is looked whether they are there.
        lock table search_words in row exclusive mode;
        insert into search_words
        select word from (
          select distinct word from unnest(texts) as text, unnest(search_words_of(text)) as word
        ) as said
        where (select true from search_words as listed where listed.word = said.word limit 1) is null;
      end
    $$;
    create function list_words_of_claims() returns trigger language plpgsql as $$
      begin
        perform list_search_words(array(select text from claims_written));
        return null;
      end
    $$;
    create function list_words_of_name() returns trigger language plpgsql as $$
      begin
        perform list_search_words(array[new.sort_name || new.further]);
        return null;
      end
    $$;
    create trigger words_insert after insert on claim_search
      referencing new table as claims_written for each statement execute function list_words_of_claims();
    create trigger words_update after update on claim_search
      referencing new table as claims_written for each statement execute function list_words_of_claims();
    -- A name's words are its claim's, but for one that is cut.
    create trigger words_insert after insert on record_names
      for each row when (length(new.further) = 250) execute function list_words_of_name();
  `.execute(database)
}
